import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { parseConfig } from './parse.ts';
import { changeConfig } from './text.ts';

const put = (text: string, keys: readonly (string | number)[], value: unknown) =>
  changeConfig(text, [{ keys, value }]);

test.each([
  ['{ "appearance": [] }', { appearance: { theme: 'dark' } }],
  ['{ "appearance": "dark", "first": 2 }', { appearance: { theme: 'dark' }, first: 2 }],
  ['{ "appearance": null }', { appearance: { theme: 'dark' } }],
  [
    '{ "appearance": {}, "appearance": { "pace": "fast" } }',
    { appearance: { theme: 'dark', pace: 'fast' } },
  ],
])('a section replaces another value at its place: %s', (before, after) => {
  const { text, displaced } = put(before, ['appearance', 'theme'], 'dark');
  expect(parse(text)).toEqual(after);
  expect(displaced).toBe(true);
});

test.each([5, {}, 'none', null])('a list of presets replaces %j at its place', (value) => {
  const preset = { name: 'Mine', settings: {} };
  for (const before of [{ presets: value }, { presets: { chopsticks: value } }]) {
    const { text } = put(JSON.stringify(before), ['presets', 'chopsticks', -1], preset);
    expect(parse(text)).toEqual({ presets: { chopsticks: [preset] } });
  }
});

test('of a repeated key, the last one counts and is changed', () => {
  const { text } = put('{ "first": 1, /* or */ "first": 3 }', ['first'], 2);
  expect(parseConfig(text).config.first).toBe(2);
});

test.each([
  ['{ "first": 2, }', '{ }'],
  ['{"difficulty":"hard","first":2}', '{"difficulty":"hard"}'],
  ['{\n  // why\n  "first": 2, "difficulty": "hard"\n}', '{\n  // why\n   "difficulty": "hard"\n}'],
  ['{\r\n  "first": 2,\r\n  "difficulty": "hard"\r\n}', '{\r\n  "difficulty": "hard"\r\n}'],
])('removing a value leaves a text that can be read: %j', (before, after) => {
  const { text } = put(before, ['first'], undefined);
  expect(text).toBe(after);
  expect(parseConfig(text).readable).toBe(true);
});

test('removing an item of a list on one line leaves the rest', () => {
  const presets = ['a', 'b', 'c'].map((name) => ({ name, settings: {} }));
  for (const index of [0, 1, 2]) {
    const before = JSON.stringify({ presets: { chopsticks: presets } });
    const { text } = put(before, ['presets', 'chopsticks', index], undefined);
    expect(parse(text)).toEqual({ presets: { chopsticks: presets.toSpliced(index, 1) } });
  }
});
