// What `npm run check` looks at, one line of the table each.
import { inRoot } from '../common/paths.mjs';
import { tool } from '../common/tool.mjs';

/** @typedef {{ name: string, script: string, args: string[] }} Check a script to be run with Node */

/** @returns {Check[]} */
export function checks() {
  return [
    check('types:renderer', tool('svelte-check'), [
      ...['--workspace', inRoot('renderer'), '--tsconfig', './tsconfig.json'],
      '--fail-on-warnings',
    ]),
    check('lint', tool('oxlint'), ['--type-aware', '--deny-warnings']),
    check('lint:components', tool('eslint'), [
      ...['renderer/**/*.svelte', 'renderer/**/*.svelte.ts', '--max-warnings', '0'],
    ]),
    check('security', inRoot('build', 'security.mjs')),
    check('format', tool('prettier'), ['--check', '--log-level', 'warn', '.']),
    ...[
      'engine',
      'storage/files',
      'storage/library',
      'storage/config',
      'electron',
      'cli',
      'words',
      'e2e/fire',
      'e2e',
      'build',
    ].map(types),
    types('build/standin'),
    check('dead code', tool('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
    check('boundaries', tool('dependency-cruiser', 'depcruise'), [
      ...['--config', inRoot('build', 'checks', 'dependency-cruiser.mjs')],
      ...['engine', 'storage', 'electron', 'renderer', 'cli', 'words', 'e2e', 'build'],
    ]),
    check('words', inRoot('build', 'words.mjs'), ['--check']),
    check('circles', inRoot('build', 'checks', 'no-circles.mjs'), [inRoot('renderer')]),
    check('games', inRoot('build', 'checks', 'named-games.mjs'), [inRoot()]),
    check('canary: svelte types', inRoot('build', 'checks', 'svelte-canary.mjs')),
    check('canary: boundaries', inRoot('build', 'checks', 'boundaries-canary.mjs')),
    check('canary: circles', inRoot('build', 'checks', 'circles-canary.mjs')),
    check('canary: words', inRoot('build', 'checks', 'words-canary.mjs')),
    check('canary: games', inRoot('build', 'checks', 'games-canary.mjs')),
  ];
}

/** @param {string} folder */
function types(folder) {
  const args = ['-p', inRoot(folder), '--pretty'];
  return check(`types:${folder}`, tool('typescript-native', 'tsc'), args);
}

/**
 * @param {string} name
 * @param {string} script
 * @param {string[]} [args]
 */
function check(name, script, args = []) {
  return { name, script, args };
}
