import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { parseJson, tooDeepAt } from './json.ts';
import { FileProblem } from './reason.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('what is nested up to the limit is read', () => {
  expect(JSON.stringify(parseJson(nested(32)))).toBe(nested(32));
  expect(() => parseJson('{')).toThrow(SyntaxError);
});

test.each([
  [nested(33), 'line 1, column 33'],
  [`{\n  "a": ${nested(5000)}\n}`, 'line 2, column 39'],
  ['{"a":'.repeat(100_000), 'line 1, column 161'],
])('what is nested deeper is refused with its place: %#', (text, place) => {
  let reason = '';
  try {
    parseJson(text);
  } catch (error) {
    reason = error instanceof FileProblem ? inEnglish(error.reason) : String(error);
  }
  expect(reason).toBe(
    `brackets are nested more than 32 deep in ${place}: remove what is nested there`,
  );
});

test.each([
  ['in a text', `["${'['.repeat(40)}", "\\"${'{'.repeat(40)}"]`],
  ['in a comment', `[ // ${'['.repeat(40)}\n /* " ${'['.repeat(40)}\n */ 1]`],
  ['one after the other', `[${'[],{},'.repeat(100)}{}]`],
])('brackets don’t count as nested %s', (_, text) => {
  expect(tooDeepAt(text)).toBeUndefined();
});

test('brackets behind a text without an end count, and wrong closing ones don’t', () => {
  expect(tooDeepAt(`["a\n${'['.repeat(32)}`)).toBe(35);
  expect(tooDeepAt('[}'.repeat(33))).toBe(64);
});
