// Proves that the check of the boundaries still sees a forbidden import: in a small sample project,
// every forbidden arrow must be reported and no allowed one.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { UserError, runScript } from '../common/say.mjs';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';
import { tool } from '../common/tool.mjs';
import { folders, layers } from './dependency-cruiser.mjs';

/** Layer → file of another that it may import. All the other pairs must be refused. */
const allowed = new Set([
  'storage/library → engine',
  'storage/library → storage/files',
  'storage/config → engine',
  'storage/config → words',
  'electron → storage/config',
  'electron → engine',
  'electron → storage/files',
  'electron → storage/library',
  'electron → words',
  'renderer → words',
  'cli → storage/config',
  'cli → engine',
  'cli → storage/files',
  'cli → storage/library',
  'cli → words',
  'build → engine',
  'e2e/fire → storage/config',
  'e2e/fire → electron',
  'e2e/fire → engine',
  'e2e/fire → storage/files',
  'e2e/fire → storage/library',
  'e2e/fire → words',
  'build → build/standin',
  'e2e → build',
  'e2e → build/standin',
  'electron/ipc → electron/api',
  'electron/match → electron/api',
  'electron/match → electron/analyst',
  'electron/match → electron/ipc',
  'electron/library → electron/api',
  'electron/saving → electron/ipc',
  'electron/library → electron/ipc',
  'electron/library → electron/saving',
  'electron/atlas → electron/api',
  'electron/atlas → electron/ipc',
  'electron/explorer → electron/api',
  'electron/explorer → electron/analyst',
  'electron/explorer → electron/ipc',
  'electron/explorer → electron/match',
  'electron/review → electron/api',
  'electron/review → electron/analyst',
  'electron/review → electron/ipc',
  'electron/practice → electron/api',
  'electron/practice → electron/ipc',
  'electron/practice → electron/match',
  'electron/training → electron/api',
  'electron/training → electron/analyst',
  'electron/training → electron/ipc',
  'electron/records → electron/api',
  'electron/records → electron/ipc',
  'electron/records → electron/saving',
  'electron/config → electron/api',
  'electron/config → electron/ipc',
  'electron/windows → electron/api',
  'electron/windows → electron/ipc',
  ...Object.keys(folders).map((folder) => `electron/features → electron/${folder}`),
]);

const mainFolders = Object.keys(folders).map((folder) => `electron/${folder}`);

const pairs = [layers, mainFolders].flatMap((places) =>
  places.flatMap((from) => places.filter((to) => to !== from).map((to) => ({ from, to }))),
);

/** Whose types a game's part of the screen may look at: those of its own rules, and no others. */
const typesOfGames = {
  'renderer/games/one → engine/one': true,
  'renderer/games/one → engine/other': false,
  'renderer/board → engine/one': false,
};

/** @throws {UserError} naming the arrows that are judged wrongly */
async function boundariesCanary() {
  await inTemporaryFolder(async (project) => {
    const games = Object.keys(typesOfGames).flatMap((arrow) => arrow.split(' → '));
    for (const layer of [...layers, ...mainFolders, ...games]) {
      fs.mkdirSync(path.join(project, layer), { recursive: true });
      fs.writeFileSync(path.join(project, layer, 'module.ts'), 'export const value = 1;\n');
    }
    for (const { from, to } of pairs) {
      const target = path.posix.relative(from, `${to}/module.ts`);
      const line = `export { value } from '${target.startsWith('.') ? target : `./${target}`}';\n`;
      fs.writeFileSync(path.join(project, from, `to-${to.replaceAll('/', '-')}.ts`), line);
    }
    for (const arrow of Object.keys(typesOfGames)) {
      const [from = '', to = ''] = arrow.split(' → ');
      const line = `import type { value } from '${path.posix.relative(from, to)}/module.ts';\nexport type Value = typeof value;\n`;
      fs.writeFileSync(path.join(project, from, `types-of-${to.replace('/', '-')}.ts`), line);
    }
    const refused = await refusedIn(project);
    const judged = [
      ...pairs.map(({ from, to }) => `${from} → ${to}`).map((arrow) => [arrow, allowed.has(arrow)]),
      ...Object.entries(typesOfGames),
    ];
    const wrong = judged.flatMap(([arrow, may]) =>
      refused.has(`${arrow}`) === may ? [arrow] : [],
    );
    if (wrong.length > 0) {
      throw new UserError(`The check of the boundaries judges these wrongly: ${wrong.join(', ')}`);
    }
  });
}

/**
 * @param {string} project
 * @returns {Promise<Set<string>>} the arrows that were reported
 */
async function refusedIn(project) {
  const config = inRoot('build', 'checks', 'dependency-cruiser.mjs');
  const args = [
    tool('dependency-cruiser', 'depcruise'),
    '--config',
    config,
    '-T',
    'json',
    ...layers,
  ];
  const { output } = await capture(process.execPath, args, { cwd: project });
  const layer = (/** @type {string} */ file) => path.posix.dirname(file);
  /** @type {import('dependency-cruiser').ICruiseResult} */
  const { summary } = JSON.parse(output);
  return new Set(summary.violations.map(({ from, to }) => `${layer(from)} → ${layer(to)}`));
}

await runScript(boundariesCanary);
