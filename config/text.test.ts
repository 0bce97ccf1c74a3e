import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { changeConfig } from './text.ts';
test.each([
  ['{ "appearance": [] }', { appearance: { theme: 'dark' } }],
  ['{ "appearance": "dark", "first": 2 }', { appearance: { theme: 'dark' }, first: 2 }],
])('what stands in the place of a section gives way to one: %s', (text, whole) => {
  expect(parse(changeConfig(text, ['appearance', 'theme'], 'dark'))).toEqual(whole);
});
