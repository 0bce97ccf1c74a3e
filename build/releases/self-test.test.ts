import { expect, test } from 'vitest';
import { checksPassed } from './self-test.mjs';

const board = { name: 'board', ok: true, took: 12 };
const line = (checks: object[], ok = true) => `${JSON.stringify({ ok, checks })}\n`;

test('the report is found among what else a program says', () => {
  const output = `[12:ERROR:gpu] no card\n{"odd": 1}\n${line([board])}`;
  expect(checksPassed(output, 0)).toEqual([board]);
});

test('what failed is named with its reason', () => {
  const failed = { name: 'config', ok: false, took: 1, error: 'Error: no room' };
  expect(() => checksPassed(line([board, failed], false), 1)).toThrow('config (Error: no room)');
});

test('a status, a silence or a report of nothing is no success', () => {
  expect(() => checksPassed(line([board]), 1)).toThrow('failed with 1');
  expect(() => checksPassed('Aborted\n', 134)).toThrow('reported nothing and ended with 134');
  expect(() => checksPassed(line([]), 0)).toThrow('no check says why');
});
