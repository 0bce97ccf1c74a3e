import { expect, test } from 'vitest';
import { sameName } from './preset-name.ts';

test.each([
  ['in other letters', 'Évening', 'éVENING'],
  ['with an accent that is a letter of its own', '\u00e9', 'e\u0301'],
  ['in wide letters', 'Ｃｌｕｂ 5', 'Club 5'],
  ['with letters that are written as one', 'ﬁve', 'five'],
  ['with space around it', ' Club ', 'Club'],
])('two names are the same %s', (_, one, other) => {
  expect(sameName(one, other)).toBe(true);
});

test.each([
  ['Club', 'Clubs'],
  ['e', 'é'],
  ['a b', 'ab'],
])('%s is not %s', (one, other) => {
  expect(sameName(one, other)).toBe(false);
});
