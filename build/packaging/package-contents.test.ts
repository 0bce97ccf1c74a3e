import { expect, test } from 'vitest';
import { compareContents } from './package-contents.mjs';

test('a package that holds what was built is right', () => {
  expect(compareContents(['a', 'b'], ['b', 'a', 'a'])).toEqual({ missing: [], unexpected: [] });
});

test('what is missing and what does not belong there is named', () => {
  expect(compareContents(['a', 'secret'], ['a', 'b'])).toEqual({
    missing: ['b'],
    unexpected: ['secret'],
  });
});
