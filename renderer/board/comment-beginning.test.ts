import { expect, test } from 'vitest';
import { beginningOf } from './comment-beginning.ts';

test.each([
  ['a short one is shown whole', 'Why not A-C?', 'Why not A-C?'],
  ['300 letters are', 'a'.repeat(300), 'a'.repeat(300)],
  ['301 are not', 'a'.repeat(301), `${'a'.repeat(300)}…`],
  ['8 lines are', 'a\n'.repeat(7) + 'a', 'a\n'.repeat(7) + 'a'],
  ['9 are not', 'a\n'.repeat(8) + 'b', `${'a\n'.repeat(7)}a…`],
])('of a comment in the list, %s', (_, text, shown) => {
  expect(beginningOf(text)).toBe(shown);
});
