import { expect, test } from 'vitest';
import { missingIn } from './pages.mjs';

const there = {
  files: ['engine/game.ts', 'engine/match/tree.ts', 'docs/rules/en/nim.md', 'docs/board.png'],
  scripts: ['start'],
};

test('a page may name files by the end of their path, folders, links and scripts', () => {
  const text = `Read \`engine/game.ts\`, \`tree.ts\`, \`match/tree.ts\`, \`../game.ts\`, \`engine/match\` and
    [the rules](rules/en#a), see ![board](board.png), run \`npm run start\`, and leave \`dist/main.js\`, \`a/b\`,
    \`electron.d.ts\` and [others](https://example.org/tree.ts) alone.`;
  expect(missingIn(text, 'docs', there)).toEqual([]);
});

test.each([
  ['`engine/gone.ts`', 'engine/gone.ts'],
  ['`gone.svelte`', 'gone.svelte'],
  ['`engine/gone`', 'engine/gone'],
  ['[it](gone.md#a)', 'gone.md'],
  ['`npm run gone -- all`', 'npm run gone'],
])('%s is missing', (text, missing) => {
  expect(missingIn(text, 'docs', there)).toEqual([missing]);
});
