// The checks of `npm run check`, one line of the table each.
import fs from 'node:fs';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { tool } from '../common/tool.mjs';

/** @typedef {{ status: number, output: string }} Result an exit status, and what is wrong */
/** @typedef {{ name: string, run: () => Promise<Result> }} Check */

/** @returns {Check[]} */
export function checks() {
  return [
    { name: 'types:renderer', run: () => checkComponents(inRoot('renderer')) },
    script('lint', tool('oxlint'), ['--type-aware', '--deny-warnings']),
    script('lint:components', tool('eslint'), [
      'renderer/**/*.svelte',
      'renderer/**/*.svelte.ts',
      '--max-warnings',
      '0',
    ]),
    script('format', tool('oxfmt'), ['--check']),
    ...typed().map(types),
    script('dead code', tool('knip'), deadCode),
    script('dead code in production', tool('knip'), [
      '--production',
      '--workspace',
      '.',
      ...deadCode,
    ]),
    script('boundaries', tool('dependency-cruiser', 'depcruise'), [
      '--config',
      inRoot('build', 'checks', 'dependency-cruiser.mjs'),
      ...sources,
    ]),
    own('words', async () => (await import('../words/faults.mjs')).faultsOfWords(inRoot())),
    own('pages', async () => (await import('./pages.mjs')).faultsOfPages()),
    own('circles', async () => (await import('./circles.mjs')).circlesIn(inRoot(), sources)),
    own('games', async () => (await import('./named-games.mjs')).gamesOutOfPlace(inRoot())),
  ];
}

/**
 * Checks the types in a folder with components, and what Svelte warns of.
 *
 * @param {string} folder with a `tsconfig.json`
 * @returns {Promise<Result>}
 */
export function checkComponents(folder) {
  const place = ['--workspace', folder, '--tsconfig', './tsconfig.json'];
  // With TypeScript 7, which takes a third of the time. The other way to it, `--tsgo`, leaves files in the folder.
  const options = ['--fail-on-warnings', '--tsgo-experimental-api'];
  return capture(process.execPath, [tool('svelte-check'), ...place, ...options]);
}

/** The folders with sources. */
const sources = ['engine', 'storage', 'electron', 'renderer', 'cli', 'words', 'e2e', 'build'];

const deadCode = ['--no-progress', '--treat-config-hints-as-errors'];

/** The folders whose types are checked by themselves: those with a `tsconfig.json`, but not components or what writes types. */
function typed() {
  const inside = sources.flatMap((folder) =>
    fs.readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`),
  );
  return [...sources, ...inside].filter(
    (folder) =>
      !['renderer', 'build/library'].includes(folder) &&
      fs.existsSync(inRoot(folder, 'tsconfig.json')),
  );
}

/** @param {string} folder */
function types(folder) {
  const args = ['-p', inRoot(folder), '--pretty'];
  return script(`types:${folder}`, tool('@typescript/native', 'tsc'), args);
}

/**
 * A check that runs a script with Node.
 *
 * @param {string} name
 * @param {string} file
 * @param {string[]} [args]
 * @returns {Check}
 */
function script(name, file, args = []) {
  return { name, run: () => capture(process.execPath, [file, ...args]) };
}

/**
 * A check of our own. It loads its module late, as the dependencies may have just been installed.
 *
 * @param {string} name
 * @param {() => Promise<string[]>} faults one line each
 * @returns {Check}
 */
function own(name, faults) {
  return {
    name,
    async run() {
      const found = await faults();
      return { status: Math.min(found.length, 1), output: found.join('\n') };
    },
  };
}
