import { execFileSync } from 'node:child_process';
import fs, {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '../../words/message.ts';
import { inEnglish, inEveryLanguage } from '../../words/testing.ts';
import { parseConfig } from '../../config/parse.ts';
import { goTo, playIn, positionOf } from '../../engine/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { makeRecord, type Table } from '../../engine/record.ts';
import { openMatchStore } from './match-store.ts';
import { matchFromConfig } from './new-match.ts';

const defaultConfig = parseConfig('{}').config;
let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  file = path.join(folder, 'match.json');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const said = (told: Message | undefined) => (told === undefined ? '' : inEnglish(told));

function tableAfter(...moves: string[]): Table {
  const table = matchFromConfig(defaultConfig, seededRandom(1));
  return { ...table, match: moves.reduce(play, table.match) };
}

function play(match: Table['match'], notation: string): Table['match'] {
  const move = match.rules.parseMove(positionOf(match), notation);
  if (!move.ok) throw new Error(inEnglish(move.error));
  return playIn(match, move.value);
}

test('nothing was played before the first start', () => {
  expect(openMatchStore(folder)).toMatchObject({ last: undefined, problem: undefined });
});

test('a match comes back as it stood, with what was taken back', () => {
  const table = tableAfter('A-C', 'B-C', 'B-D');
  const back = { ...table, match: goTo(table.match, 1) };
  openMatchStore(folder).keep(back);
  const { last, problem } = openMatchStore(folder);
  expect(problem).toBeUndefined();
  expect(last && makeRecord(last)).toEqual(makeRecord(back));
});

test.each([
  ['no JSON', '{ "version": 1'],
  ['no match', '{ "version": 1, "game": "chopsticks" }'],
  [
    'an illegal move',
    JSON.stringify({ ...makeRecord(tableAfter('A-C')), moves: ['A-C', 'Z-Z'], at: 2 }),
  ],
  ['a game that there is not', JSON.stringify({ ...makeRecord(tableAfter()), game: 'chess' })],
])('%s is kept beside, and said', (_, text) => {
  writeFileSync(file, text);
  const { last, problem } = openMatchStore(folder);
  expect(last).toBeUndefined();
  const kept = readdirSync(folder).filter((name) => name.startsWith('match.invalid-'));
  expect(kept).toHaveLength(1);
  expect(readFileSync(path.join(folder, kept[0] ?? ''), 'utf8')).toBe(text);
  expect(said(problem)).toContain(kept[0]);
});

test('what is wrong is said in the language that is spoken, not in that of a parser', () => {
  for (const text of ['{ "version": 1', '{ "version": 2 }', '7', '['.repeat(100_000)]) {
    writeFileSync(file, text);
    const { problem } = openMatchStore(folder);
    const [, german = ''] = problem === undefined ? [] : inEveryLanguage(problem);
    expect(german).toMatch(/ließ sich nicht fortsetzen: (Ihre Datei|Das) ist kein/);
    expect(german.length).toBeLessThan(300);
  }
});

test('a file of another encoding is kept byte for byte', () => {
  const bytes = Buffer.from('\u{FEFF}{ "version": 1 }', 'utf16le');
  writeFileSync(file, bytes);
  expect(said(openMatchStore(folder).problem)).toContain('save it as UTF-8 in your editor');
  const [copy = ''] = readdirSync(folder).filter((name) => name.startsWith('match.invalid-'));
  expect(readFileSync(path.join(folder, copy))).toEqual(bytes);
});

test.skipIf(process.platform === 'win32')('a pipe in its place blocks nothing, and stays', () => {
  execFileSync('mkfifo', [file]);
  const store = openMatchStore(folder);
  expect(said(store.problem)).toContain('it is no ordinary file, but a pipe');
  store.keep(tableAfter());
  expect(lstatSync(file).isFIFO()).toBe(true);
});

test('a match that stays broken is kept once, and said at each start', () => {
  writeFileSync(file, '{ "version": 1');
  for (let start = 1; start <= 3; start++) {
    expect(said(openMatchStore(folder).problem)).toContain('It is kept in match.invalid-');
  }
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a file that can’t be read is said, and left alone', () => {
  mkdirSync(file);
  const store = openMatchStore(folder);
  expect(said(store.problem)).toMatch(
    /could not be resumed: Its file can’t be read \(it is a folder, not a file\)\. It stays in .* not saved\.$/,
  );
  store.keep(tableAfter());
  expect(readdirSync(folder)).toEqual(['match.json']);
  expect(readdirSync(file)).toEqual([]);
});

test('a broken file that can’t be copied is said, and never written over', () => {
  writeFileSync(file, '{ "version": 1');
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const store = openMatchStore(folder);
  expect(store.last).toBeUndefined();
  expect(said(store.problem)).toContain('It could not be copied: the disk is full.');
  expect(said(store.problem)).toContain(`It stays in ${file}, and what you play now is not saved.`);
  vi.restoreAllMocks();
  store.keep(tableAfter());
  expect(readFileSync(file, 'utf8')).toBe('{ "version": 1');
});

test('a match that can’t be written stops nothing, and is said once', () => {
  const store = openMatchStore(folder);
  mkdirSync(path.join(file, 'in the way'), { recursive: true });
  expect(said(store.keep(tableAfter()))).toMatch(/^The match can’t be saved in .*match\.json/);
  expect(store.keep(tableAfter())).toBeUndefined();
  rmSync(file, { recursive: true });
  expect(store.keep(tableAfter())).toBeUndefined();
  expect(openMatchStore(folder).last).toBeDefined();
});
