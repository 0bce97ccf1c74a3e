import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBeside, readIfThere, writeWhole } from './files.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that is not there is nothing, an empty one is empty', () => {
  const file = path.join(folder, 'file.txt');
  expect(readIfThere(file)).toBeUndefined();
  writeFileSync(file, '');
  expect(readIfThere(file)).toBe('');
});

test('what is there but can’t be read is an error', () => {
  expect(() => readIfThere(folder)).toThrow(/EISDIR/);
});

test('writing makes the folders on the way, and leaves nothing beside the file', () => {
  const file = path.join(folder, 'a', 'b', 'file.txt');
  writeWhole(file, 'one');
  writeWhole(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(path.dirname(file))).toEqual(['file.txt']);
});

test('a failed write leaves what was there', () => {
  const file = path.join(folder, 'place');
  mkdirSync(file);
  writeFileSync(path.join(file, 'inside'), 'kept');
  expect(() => writeWhole(file, 'text')).toThrow();
  expect(readFileSync(path.join(file, 'inside'), 'utf8')).toBe('kept');
});

test('a copy beside has the file’s name, the time and its extension', () => {
  const file = path.join(folder, 'config.jsonc');
  const name = keepBeside(file, 'broken', new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 678)));
  expect(name).toBe('config.invalid-2026-01-02T03-04-05-678Z.jsonc');
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe('broken');
});

test('what is kept beside already is not kept again, and what differs is', () => {
  const file = path.join(folder, 'config.jsonc');
  const on = (day: number) => new Date(Date.UTC(2026, 0, day));
  const first = keepBeside(file, 'broken', on(1));
  expect(keepBeside(file, 'broken', on(2))).toBe(first);
  const second = keepBeside(file, 'broken otherwise', on(3));
  expect(keepBeside(file, 'broken', on(4))).toBe(first);
  expect(readdirSync(folder).sort()).toEqual([first, second]);
});
