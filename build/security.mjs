// npm run security: takes each measure against an attack away, in a copy, and sees that a test notices.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './common/paths.mjs';
import { capture } from './common/process.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { inTemporaryFolder } from './common/temporary-folder.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { measures } from './security/measures.mjs';

/** @typedef {import('./security/measures.mjs').Measure} Measure */

await runScript(async () => {
  await ensureInstalled();
  const unnoticed = await inTemporaryFolder(async (copy) => {
    await copySources(copy);
    const tests = [...new Set(measures.map(({ test }) => test))];
    const untouched = await runTests(copy, tests);
    if (untouched.status !== 0)
      throw new UserError(`The tests fail as it is:\n${untouched.output}`);
    const found = [];
    for (const measure of measures) if (!(await isNoticed(copy, measure))) found.push(measure);
    return found;
  });
  say(`${measures.length - unnoticed.length} of ${measures.length} measures are missed when gone.`);
  return unnoticed.length === 0 ? 0 : 1;
});

/**
 * @param {string} copy
 * @param {Measure} measure
 */
async function isNoticed(copy, { item, rule, file, code, without, test }) {
  const place = path.join(copy, file);
  const text = fs.readFileSync(place, 'utf8');
  fs.writeFileSync(
    place,
    text.replace(code, () => without),
  );
  const { status, output } = await runTests(copy, [test]);
  fs.writeFileSync(place, text);
  // A file that can't even be parsed would fail, too, and prove nothing.
  const failed = status === 0 ? 0 : Number(/Tests .*?(\d+) failed/.exec(output)?.[1] ?? 0);
  say(`${failed > 0 ? 'noticed  ' : 'UNNOTICED'} ${item}. ${rule} (${failed} failed in ${test})`);
  return failed > 0;
}

/**
 * @param {string} copy
 * @param {string[]} tests
 */
function runTests(copy, tests) {
  const vitest = path.join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  return capture(process.execPath, [vitest, 'run', '--project', 'node', ...tests], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
  });
}

/**
 * What git keeps or would keep, with the dependencies behind a link.
 *
 * @param {string} copy
 */
async function copySources(copy) {
  const { status, output } = await capture('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  if (status !== 0) throw new UserError(`git could not list the files: ${output}`);
  for (const file of output.split('\n').filter((name) => name && fs.existsSync(inRoot(name)))) {
    fs.cpSync(inRoot(file), path.join(copy, file), { recursive: true });
  }
  fs.symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
}
