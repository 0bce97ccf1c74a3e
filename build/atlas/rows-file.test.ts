import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { packAtlas } from '../../engine/atlas/atlas-table.ts';
import { openRows, requireAll, rowsIn } from './rows-file.ts';
import type { SolvedRow } from './solve-combination.ts';
import { tableOf } from './table-of.ts';
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

test('rows of shards, in whatever order they come, give the table of one run', () => {
  const codes = Array.from({ length: 40 }, (_, place) => 7 * place);
  const rows = codes.map((code, place) => ({ ...row(code), game: `game ${place % 11}` }));
  const bytesOf = () => packAtlas([], tableOf(codes, openRows(file, 'axes').solved));
  openRows(file, 'axes').append(rows);
  const whole = bytesOf();
  fs.rmSync(file);
  const shards = [0, 1, 2].map((shard) => {
    const part = path.join(folder, `part-${shard}`);
    openRows(part, 'axes').append(rows.filter((_, place) => place % 3 === shard));
    return part;
  });
  openRows(file, 'axes').append(rowsIn(shards.toReversed(), 'axes'));
  expect(bytesOf()).toBe(whole);
});

test('refuses to join shards of which one was stopped, and joins them once it is complete', () => {
  const part = (number: number) => path.join(folder, `part-${number}`);
  openRows(part(1), 'axes').append([row(1), row(3)]);
  openRows(part(2), 'axes').append([row(2), row(4)]);
  fs.truncateSync(part(2), fs.statSync(part(2)).size - 7);
  const join = () => requireAll([1, 2, 3, 4], rowsIn([part(1), part(2)], 'axes'));
  expect(join).toThrow(
    /^1 of the 4 combinations are in none of the files: a shard .* was stopped\./,
  );
  openRows(part(2), 'axes').append([row(4)]);
  expect(join).not.toThrow();
});

test('refuses to join rows of other settings, and leaves their file as it is', () => {
  openRows(file, 'axes').append([row(1)]);
  expect(() => rowsIn([file], 'others')).toThrow(`${file} was solved for other settings.`);
  expect(openRows(file, 'axes').solved.size).toBe(1);
  expect(() => rowsIn([`${file}.missing`], 'axes')).toThrow(`There is no file ${file}.missing.`);
});
