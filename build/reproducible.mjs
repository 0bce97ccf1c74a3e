// npm run reproducible -- [formats]: builds and packs twice, and lists the files that differ. It packs
// around a pretended Electron, since Electron's binary doesn't change.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildAll } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { inRoot } from './common/paths.mjs';
import { runScript, say } from './common/say.mjs';
import { inTemporaryFolder } from './common/temporary-folder.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { pack } from './packaging/pack.mjs';
import { pretendTargets } from './packaging/pack-targets.mjs';

await runScript(async () => {
  await ensureInstalled();
  const names = process.argv.slice(2);
  const targets = pretendTargets(names.length === 0 ? ['linux'] : names);
  const first = await build(targets);
  const second = await build(targets);
  const differing = [...first].filter(([name, digest]) => second.get(name) !== digest);
  for (const [name, digest] of first) {
    const same = second.get(name) === digest;
    say(`${same ? '✓' : '✗'} ${name}: ${digest.slice(0, 16)}${same ? '' : ', then another'}`);
  }
  return differing.length === 0 && first.size === second.size ? 0 : 1;
});

/**
 * @param {import('./packaging/pack-targets.mjs').Targets[]} targets
 * @returns {Promise<Map<string, string>>} the digests of the results, by name
 */
async function build(targets) {
  await buildAll({ only: [...program, 'standin'] });
  return inTemporaryFolder(async (output) => {
    await pack(targets, { pretend: true, output });
    const archives = filesIn(output).filter((file) => path.basename(file) === 'app.asar');
    const packages = fs
      .readdirSync(output, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('builder-'))
      .map((entry) => entry.name);
    return new Map([
      ['dist', digestOf(program.flatMap((name) => filesIn(inRoot('dist', name))))],
      ['notices', digestOf(filesIn(inRoot('dist', 'notices')))],
      ...archives.map((file) => entryOf(path.relative(output, file), file)),
      ...packages.map((name) => entryOf(name, path.join(output, name))),
    ]);
  });
}

/**
 * @param {string} name
 * @param {string} file
 * @returns {[string, string]}
 */
function entryOf(name, file) {
  return [name, digestOf([file])];
}

/** @param {string[]} files */
function digestOf(files) {
  const hash = crypto.createHash('sha256');
  for (const file of files) hash.update(path.basename(file)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]} in a stable order
 */
function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
