import { expect, test } from 'vitest';
import { gamesOutOfPlace } from './named-games.mjs';
import { inProject } from './sample-project.mjs';

const screens = {
  'renderer/games/go/screen.ts': "export const id = 'go';\n",
  'renderer/games/games.ts':
    "import { id } from './go/screen.ts';\nexport const ids = [id, 'go'];\n",
};

test('allows a game’s name in its own folders, the lists, comments and tests', async () => {
  const files = {
    ...screens,
    'engine/go/go.ts': "// 'go'\nexport const code = 'go.name';\n",
    'cli/views/go.ts': "import { code } from '../../engine/go/go.ts';\nexport { code };\n",
    'electron/main.ts': "/** Such as `go`. */\nexport const word = 'gone';\n",
    'electron/main.test.ts': "export const word = 'go';\n",
  };
  expect(await inProject(files, gamesOutOfPlace)).toEqual([]);
});

test.each([
  ['a string', "export const id = 'go';\n"],
  ['the code of a message', "export const code = 'go.name';\n"],
  ['a key', 'export const views = {\n  go: 1,\n};\n'],
  ['an import', "import { code } from '../engine/go/go.ts';\nexport { code };\n"],
])('%s elsewhere names a game out of place', async (_, text) => {
  const files = { ...screens, 'electron/main.ts': text };
  expect(await inProject(files, gamesOutOfPlace)).toEqual([
    'electron/main.ts names go outside its place (build/checks/game-places.mjs).',
  ]);
});
