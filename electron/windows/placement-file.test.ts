import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openPlaces } from './placement-file.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

const area = { x: 0, y: 0, width: 1440, height: 900 };
const open = () => openPlaces(file, () => [{ bounds: area, workArea: area, scaleFactor: 1 }]);
const placement = { bounds: { x: 10, y: 20, width: 900, height: 700 }, state: 'normal' } as const;

inFolders();
let file = '';
beforeEach(() => {
  file = path.join(folder, 'windows.json');
});

test('a place is remembered at the next start', () => {
  expect(open().of('board')).toBeUndefined();
  open().keep('board', placement);
  expect(open().of('board')).toEqual(placement);
});

test.each([
  'not JSON',
  'null',
  '{ "version": 1 }',
  '{ "version": 1, "arrangements": [{ "displays": "", "windows": { "board": {} } }] }',
])('a damaged file gives way to the next place: %s', (damaged) => {
  writeFileSync(file, damaged);
  const places = open();
  expect(places.of('board')).toBeUndefined();
  places.keep('board', placement);
  expect(open().of('board')).toEqual(placement);
});

test.each([1e9, 0.5, -5])('a width of %d is none', (width) => {
  open().keep('board', placement);
  writeFileSync(file, readFileSync(file, 'utf8').replace('900,\n', `${width},\n`));
  expect(open().of('board')).toBeUndefined();
});

test('a file of a later version stays as it is', () => {
  const later = '{ "version": 2, "places": [] }';
  writeFileSync(file, later);
  const places = open();
  places.keep('board', placement);
  expect(places.of('board')).toEqual(placement);
  expect(readFileSync(file, 'utf8')).toBe(later);
});

test('a place that can’t be written is remembered until the end', () => {
  mkdirSync(file);
  const places = open();
  places.keep('board', placement);
  expect(places.of('board')).toEqual(placement);
});
