import { expect, test } from 'vitest';
import { compareContents } from './package-contents.mjs';

test('accepts a package that contains exactly what was built', () => {
  expect(compareContents(['a', 'b'], ['b', 'a', 'a'])).toEqual({ missing: [], unexpected: [] });
});

test('names missing and unexpected files', () => {
  expect(compareContents(['a', 'secret'], ['a', 'b'])).toEqual({
    missing: ['b'],
    unexpected: ['secret'],
  });
});
