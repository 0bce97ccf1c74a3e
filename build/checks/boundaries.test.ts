import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { tool } from '../common/tool.mjs';
import { inProject } from './sample-project.mjs';

const value = 'export const value = 1;\n';
const importOf = (file: string) => `export { value } from '${file}';\n`;
const typeOf = (file: string) =>
  `import type { value } from '${file}';\nexport type Value = typeof value;\n`;

/** Examples that each kind of rule allows or refuses: a file, its text and whether it is refused. */
const imports: readonly [file: string, text: string, isRefused: boolean][] = [
  ['cli/up.ts', importOf('../engine/module.ts'), false],
  ['engine/down.ts', importOf('../cli/module.ts'), true],
  ['engine/impure.ts', "export { join } from 'node:path';\n", true],
  ['electron/match/up.ts', importOf('../ipc/module.ts'), false],
  ['electron/ipc/down.ts', importOf('../match/module.ts'), true],
  ['electron/api/main.ts', typeOf('../module.ts'), true],
  ['electron/api/rules.ts', importOf('../../engine/module.ts'), true],
  ['electron/api/types.ts', typeOf('../../engine/module.ts'), false],
  ['electron/testing-code.ts', importOf('./module.test.ts'), true],
  ['renderer/board/Rules.svelte', "<script>import '../../engine/module.ts';</script>\n", true],
  ['renderer/games/one/rules.ts', importOf('../../../engine/one/module.ts'), true],
  ['renderer/games/one/types.ts', typeOf('../../../engine/one/module.ts'), false],
  ['renderer/games/one/other.ts', typeOf('../../../engine/other/module.ts'), true],
  ['renderer/board/types.ts', typeOf('../../engine/one/module.ts'), true],
  ['e2e/inside.ts', importOf('../electron/module.ts'), true],
  ['e2e/types.ts', typeOf('../electron/module.ts'), false],
  ['words/circle.ts', "import './round.ts';\n", true],
  ['build/lost.ts', "import './nowhere.ts';\n", true],
  ['build/early.mjs', "import 'vite';\n", true],
  ['build/late.mjs', "await import('vite');\n", false],
];

const modules = ['engine', 'engine/one', 'engine/other', 'electron', 'electron/ipc'];

test('reports every forbidden import and no allowed one', async () => {
  const files: Record<string, string> = Object.fromEntries<string>([
    ...[...modules, 'electron/match', 'cli'].map(
      (folder) => [`${folder}/module.ts`, value] as const,
    ),
    ['electron/module.test.ts', value],
    ...imports.map(([file, text]) => [file, text] as const),
    ['words/round.ts', "import './circle.ts';\n"],
    ...['vite', 'package'].map((name) => [`node_modules/${name}/index.js`, value] as const),
  ]);
  const found = await inProject(files, async (cwd) => {
    const config = inRoot('build', 'checks', 'dependency-cruiser.mjs');
    const folders = ['engine', 'electron', 'renderer', 'cli', 'words', 'e2e', 'build'];
    const script = tool('dependency-cruiser', 'depcruise');
    const args = [script, '--config', config, '-T', 'json', ...folders];
    return (await capture(process.execPath, args, { cwd })).output;
  });
  const { summary } = JSON.parse(found) as { summary: { violations: { from: string }[] } };
  const refused = imports.filter(([, , isRefused]) => isRefused).map(([file]) => file);
  expect([...new Set(summary.violations.map(({ from }) => from))].sort()).toEqual(refused.sort());
});
