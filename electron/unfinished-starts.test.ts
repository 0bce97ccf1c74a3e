import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { beginStart } from './unfinished-starts.ts';
import { folder, inFolders } from '../storage/files/testing.ts';

inFolders();
let file = '';
beforeEach(() => {
  file = path.join(folder, 'unfinished-starts');
});

const failures = (count: number) =>
  Array.from({ length: count }, () => beginStart(file).isAfterFailures);

test('a third start after two that did not finish offers a safe one, and so do later ones', () => {
  expect(failures(4)).toEqual([false, false, true, true]);
});

test('a start that finishes resets the count', () => {
  failures(2);
  beginStart(file).finish();
  expect(existsSync(file)).toBe(false);
  expect(failures(3)).toEqual([false, false, true]);
});

test.each(['', 'two', '-3', '99999999', '2.5'])('a file with "%s" counts as none', (damaged) => {
  writeFileSync(file, damaged);
  expect(failures(3)).toEqual([false, false, true]);
});

test('the program starts even if the count can’t be written', () => {
  mkdirSync(file);
  const start = beginStart(file);
  expect(start.isAfterFailures).toBe(false);
  start.finish();
});
