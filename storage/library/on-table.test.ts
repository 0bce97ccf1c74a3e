import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder, inFolders } from '../files/testing.ts';
import { lastPlayed, readOnTable, writeOnTable } from './on-table.ts';
import type { MatchSummary } from './summary.ts';

inFolders();

const note = () => path.join(folder, 'on-table');

test('the match on the table is known after a restart', () => {
  expect(readOnTable(folder)).toBeUndefined();
  writeOnTable(folder, 'one');
  writeOnTable(folder, 'two');
  expect(readOnTable(folder)).toBe('two');
});

test('a note that can’t be read or written does no harm, and makes no folder', () => {
  mkdirSync(note());
  writeOnTable(folder, 'one');
  expect(readOnTable(folder)).toBeUndefined();
  rmSync(note(), { recursive: true });
  writeFileSync(note(), 'a'.repeat(2 ** 20 + 1));
  expect(readOnTable(folder), 'a file of another program').toBeUndefined();
  const missing = path.join(folder, 'missing');
  writeOnTable(missing, 'one');
  expect(existsSync(missing)).toBe(false);
});

test('the last played match is the newest one; times that a wrong clock has put into the future are no order', () => {
  const now = 1000;
  const last = (...changed: number[]) =>
    lastPlayed(
      changed.map((time) => ({ changed: time }) as MatchSummary),
      now,
    )?.changed;
  expect(last(1, 3, 2)).toBe(3);
  expect(last(now + 1, 0)).toBe(0);
  expect(last(now, 3)).toBe(now);
  expect(last(now + 1, now + 2)).toBeDefined();
  expect(last()).toBeUndefined();
});
