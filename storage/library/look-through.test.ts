import { expect, test } from 'vitest';
import { isId } from './look-through.ts';

test.each([
  ['2026-11-22-1', true],
  ['Ann vs. Bert', true],
  ['', false],
  ['..', false],
  ['.hidden', false],
  ['../config', false],
  ['deleted/one', false],
  ['/etc/passwd', false],
])('“%s” is the id of a match: %s', (text, is) => {
  expect(isId(text)).toBe(is);
});
