import { expect, test } from 'vitest';
import { beginningOf } from './comment-beginning.ts';

test.each([
  ['a short comment is shown in full', 'Why not A-C?', 'Why not A-C?'],
  ['300 characters are shown in full', 'a'.repeat(300), 'a'.repeat(300)],
  ['301 characters are not', 'a'.repeat(301), `${'a'.repeat(300)}…`],
  ['no character is cut in two', `${'a'.repeat(299)}🖐…`, `${'a'.repeat(299)}…`],
  ['8 lines are shown in full', 'a\n'.repeat(7) + 'a', 'a\n'.repeat(7) + 'a'],
  ['9 lines are not', 'a\n'.repeat(8) + 'b', `${'a\n'.repeat(7)}a…`],
])('in the move list, %s', (_, text, shown) => {
  expect(beginningOf(text)).toBe(shown);
});
