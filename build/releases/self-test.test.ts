import { expect, test } from 'vitest';
import { checksPassed } from './self-test.mjs';

const board = { name: 'board', ok: true, took: 12 };
const line = (checks: object[], ok = true) => `${JSON.stringify({ ok, checks })}\n`;

test('finds the report among the program’s other output', () => {
  const output = `[12:ERROR:gpu] no card\n{"odd": 1}\n${line([board])}`;
  expect(checksPassed(output, 0)).toEqual([board]);
});

test('names failed checks with their reason', () => {
  const failed = { name: 'config', ok: false, took: 1, error: 'Error: no room' };
  expect(() => checksPassed(line([board, failed], false), 1)).toThrow('config (Error: no room)');
});

test('fails on a nonzero status, a missing report or an empty report', () => {
  expect(() => checksPassed(line([board]), 1)).toThrow('failed with 1');
  expect(() => checksPassed('Aborted\n', 134)).toThrow('reported nothing and ended with 134');
  expect(() => checksPassed(line([]), 0)).toThrow('no check says why');
});
