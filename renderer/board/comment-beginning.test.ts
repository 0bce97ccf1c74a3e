import { expect, test } from 'vitest';
import { beginningOf } from './comment-beginning.ts';

test.each([
  ['a short one is shown whole', 'Why not A-C?', 'Why not A-C?'],
  ['600 letters are', 'a'.repeat(600), 'a'.repeat(600)],
  ['601 are not', 'a'.repeat(601), `${'a'.repeat(600)}…`],
  ['12 lines are', 'a\n'.repeat(11) + 'a', 'a\n'.repeat(11) + 'a'],
  ['13 are not', 'a\n'.repeat(12) + 'b', `${'a\n'.repeat(11)}a…`],
])('of a comment in the list, %s', (_, text, shown) => {
  expect(beginningOf(text)).toBe(shown);
});
