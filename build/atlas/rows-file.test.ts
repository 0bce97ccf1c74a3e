import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openRows } from './rows-file.ts';
import type { SolvedRow } from './solve-combination.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();
let file = '';
beforeEach(() => {
  file = path.join(folder, 'rows.txt');
});

const row = (code: number): SolvedRow => ({
  code,
  start: -9,
  longest: 12,
  reachable: 70,
  win: 20,
  lose: 30,
  critical: 5,
  game: 'l-QH8L-uwOnj2gJF',
  milliseconds: 1.25,
});

test('restores the rows solved before', () => {
  openRows(file, 'axes').append([row(1), row(2)]);
  openRows(file, 'axes').append([row(3)]);
  expect([...openRows(file, 'axes').solved.values()]).toEqual([row(1), row(2), row(3)]);
});

test('loses at most one line to a kill in the middle of it', () => {
  openRows(file, 'axes').append([row(1), row(2)]);
  fs.truncateSync(file, fs.statSync(file).size - 7);
  const again = openRows(file, 'axes');
  expect([...again.solved.keys()]).toEqual([1]);
  again.append([row(2)]);
  expect([...openRows(file, 'axes').solved.values()]).toEqual([row(1), row(2)]);
});

test('discards rows that were solved for other settings', () => {
  openRows(file, 'axes').append([row(1)]);
  expect(openRows(file, 'others').solved.size).toBe(0);
  expect(openRows(file, 'axes').solved.size).toBe(0);
});
