import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeRecord, parseRecord } from '../../engine/record.ts';
import type { Player } from '../../engine/players.ts';
import { tableOf, wonMoves } from '../../library/testing.ts';
import type { MatchPage } from '../api/library-view.ts';
import type { RequestOf } from '../api/requests.ts';
import { refusalOf } from '../ipc/testing.ts';
import { speak } from '../words.ts';
import { libraryHandlers, type AtTheTable } from './library-handlers.ts';
import { openLibrary, type Library } from './library.ts';

const person: Player = { kind: 'person' };
const hard: Player = { kind: 'computer', difficulty: 'hard' };

let home = '';
let library: Library;
let handlers: ReturnType<typeof libraryHandlers>;
const changed = vi.fn<(revision: number) => void>();
const open = vi.fn<AtTheTable['open']>(() => ({ revision: 7 }));
const clear = vi.fn<() => void>();

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  library = openLibrary(home, changed, () => 5000);
  const notes = { title: '', comment: '', created: 0, changed: 0, played: 60_000 };
  const won = tableOf(wonMoves, { players: [person, hard] });
  const begun = tableOf(['A-C'], { settings: { fingers: 6, suicide: true } });
  library.folder.write('won', won, { ...notes, changed: 1000 });
  library.folder.write('begun', begun, { ...notes, changed: 2000 });
  library.folder.write('scholars', tableOf([], { game: 'scholars-game' }), notes);
  handlers = libraryHandlers(library, { open, clear });
});
afterEach(() => {
  vi.clearAllMocks();
  speak('en');
  rmSync(home, { recursive: true });
});

const nobody = () => undefined;
const list = (change: Partial<RequestOf<'listMatches'>> = {}) => {
  const sort = { by: 'changed' as const, descending: true };
  const all = { filter: {}, sort, offset: 0, limit: 50 };
  return handlers.listMatches({ ...all, ...change }, nobody) as MatchPage;
};

test('a page has the matches in words, and what their tables need to draw them', () => {
  const { total, matches, onTable } = list();
  expect([total, onTable]).toEqual([3, null]);
  const [begun, won, scholars] = matches;
  expect(begun).toMatchObject({
    ...{ id: 'begun', game: { id: 'chopsticks', name: 'Chopsticks' } },
    ...{ names: ['Player 1', 'Player 2'], outcome: 'After 1 move' },
    ...{ rules: 'Fingers of a full hand: 6, Suicide' },
    settings: { fingers: 6, suicide: true, overflow: 'cutoff' },
  });
  expect(won).toMatchObject({
    ...{ names: ['You', 'Computer'], outcome: 'You won', rules: 'Standard rules' },
  });
  expect(scholars?.reference).toBeDefined();
});

test('names are found in the language that is spoken', () => {
  expect(list({ filter: { text: 'scholar' } }).total).toBe(1);
  expect(list({ filter: { text: 'spieler' } }).total).toBe(0);
  speak('de');
  expect(list({ filter: { text: 'spieler' } }).total).toBe(2);
  expect(list().matches[1]?.outcome).toBe('Du hast gewonnen');
});

test('pages follow one another, and say how many matches there are', () => {
  const ids = [0, 1, 2, 3].map((offset) => list({ offset, limit: 1 }).matches.map(({ id }) => id));
  expect(ids).toEqual([['begun'], ['won'], ['scholars'], []]);
  expect(list({ offset: 3 }).total).toBe(3);
});

test('a match is opened as it stands', () => {
  expect(handlers.openMatch({ id: 'won' }, nobody)).toEqual({ revision: 7 });
  const { id, table } = open.mock.lastCall?.[0] ?? {};
  expect([id, table?.match.at]).toEqual(['won', 9]);
});

describe('refused in words', () => {
  test('a match that there is not', () => {
    const id = '../config';
    const sentence = 'This match is no longer there.';
    expect(refusalOf(() => handlers.openMatch({ id }, nobody))).toBe(sentence);
    expect(refusalOf(() => handlers.renameMatch({ id, title: '' }, nobody))).toBe(sentence);
    expect(refusalOf(() => handlers.exportMatches({ ids: ['won', id] }, nobody))).toBe(sentence);
    expect(handlers.deleteMatches({ ids: [id] }, nobody)).toEqual({ ids: [] });
    expect(handlers.restoreMatches({ ids: [id, 'won'] }, nobody)).toEqual({ ids: [] });
  });

  test('a match that was damaged since', () => {
    writeFileSync(library.folder.fileOf('won'), '{');
    const sentence = 'This match can’t be used any more: Its file is not JSON.';
    expect(refusalOf(() => handlers.openMatch({ id: 'won' }, nobody))).toBe(sentence);
    expect(refusalOf(() => handlers.commentMatch({ id: 'won', comment: '' }, nobody))).toBe(
      sentence,
    );
    rmSync(library.folder.fileOf('won'));
    expect(refusalOf(() => handlers.exportMatches({ ids: ['won'] }, nobody))).toMatch(
      /^The match in .*won\.json can’t be read: there is no such file\.$/,
    );
  });
});

test('a title and a comment are kept, and every window hears of it', () => {
  void handlers.renameMatch({ id: 'won', title: 'Final' }, nobody);
  void handlers.commentMatch({ id: 'won', comment: 'At last' }, nobody);
  expect(changed).toHaveBeenLastCalledWith(list().revision);
  expect(list({ filter: { text: 'final last' } }).matches).toMatchObject([
    { id: 'won', title: 'Final', comment: 'At last' },
  ]);
});

test('deleted matches come back as they were', () => {
  const before = list().matches;
  expect(handlers.deleteMatches({ ids: ['won', 'begun'] }, nobody)).toEqual({
    ids: ['won', 'begun'],
  });
  expect(list().matches.map(({ id }) => id)).toEqual(['scholars']);
  expect(clear).not.toHaveBeenCalled();
  void handlers.restoreMatches({ ids: ['won', 'begun'] }, nobody);
  expect(list().matches).toEqual(before);
});

test('exported are a file as it is, or several in one', () => {
  const one = handlers.exportMatches({ ids: ['won'] }, nobody);
  expect(one).toMatchObject({ name: 'won.json' });
  const two = handlers.exportMatches({ ids: ['won', 'begun'] }, nobody);
  const { matches } = JSON.parse((two as { text: string }).text) as {
    matches: { record: unknown }[];
  };
  const records = matches.map(({ record }) => parseRecord(record));
  expect(records.map((read) => read.ok && makeRecord(read.value).moves.length)).toEqual([9, 1]);
});

test('statistics say in words whom and what they are about', () => {
  expect(handlers.statistics({ filter: {} }, nobody)).toMatchObject({
    all: { played: 1, won: 1 },
    groups: [{ gameName: 'Chopsticks', rules: 'Standard rules', against: 'Hard computer' }],
    results: [{ id: 'won', at: 1000, result: 'won' }],
  });
  expect(handlers.statistics({ filter: { from: 1001 } }, nobody)).toMatchObject({
    all: { played: 0 },
  });
  expect(handlers.exportStatistics({ filter: {} }, nobody)).toMatchObject({
    name: 'statistics.csv',
    text: expect.stringContaining('\r\nchopsticks,default,hard,1,1,') as unknown,
  });
});

test('what is deleted lies in a folder of its own', () => {
  void handlers.deleteMatches({ ids: ['won'] }, nobody);
  expect(existsSync(path.join(home, 'matches', 'deleted', 'won.json'))).toBe(true);
});
