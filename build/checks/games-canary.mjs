// Proves that the check of named games sees each way to name one outside its place, and no other.
import { inRoot } from '../common/paths.mjs';
import { runScript } from '../common/say.mjs';
import { judged } from './sample-project.mjs';

const screens = {
  'renderer/games/go/screen.ts': "export const id = 'go';\n",
  'renderer/games/games.ts':
    "import { id } from './go/screen.ts';\nexport const ids = [id, 'go'];\n",
};

/** @type {import('./sample-project.mjs').SampleProject[]} */
const samples = [
  {
    name: 'sound',
    files: {
      ...screens,
      'engine/go/go.ts': "// 'go'\nexport const code = 'go.name';\n",
      'cli/views/go.ts': "import { code } from '../../engine/go/go.ts';\nexport { code };\n",
      'electron/main.ts': "/** Such as `go`. */\nexport const word = 'gone';\n",
      'electron/main.test.ts': "export const word = 'go';\n",
    },
    expected: [],
  },
  ...[
    ["export const id = 'go';\n", 'a string'],
    ["export const code = 'go.name';\n", 'the code of a message'],
    ['export const views = {\n  go: 1,\n};\n', 'a key'],
    ["import { code } from '../engine/go/go.ts';\nexport { code };\n", 'an import'],
  ].map(([text = '', name = '']) => ({
    name,
    files: { ...screens, 'electron/main.ts': text },
    expected: ['electron/main.ts names go outside its place (build/checks/game-places.mjs).'],
  })),
];

await runScript(async () => {
  const script = inRoot('build', 'checks', 'named-games.mjs');
  for (const sample of samples) await judged(sample, (folder) => [script, folder], / names /);
});
