import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { parseDuel } from '../../engine/records/parse-duel.ts';
import type { Player } from '../../engine/match/players.ts';
import { onlyOne, tableOf, wonMoves } from '../../storage/library/testing.ts';
import { inEnglish, spoken } from '../../words/testing.ts';
import type { DeletedMatches, MatchPage, RulesView, StatisticsView } from '../api/library.ts';
import type { RequestOf } from '../api/requests.ts';
import { Refusal } from '../ipc/refusal.ts';
import { refusalOf } from '../ipc/testing.ts';
import type { DragOut } from '../saving/drag-out.ts';
import type { SaveFile } from '../saving/save-file.ts';
import { viewToDraw } from '../match/ply-to-draw.ts';
import { speak } from '../words.ts';
import { libraryHandlers, type AtTheTable } from './library-handlers.ts';
import { openLibrary, type Library } from './library.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

const person: Player = { kind: 'person' };
const hard: Player = { kind: 'computer', difficulty: 'hard' };

inFolders();
let library: Library;
let handlers: ReturnType<typeof libraryHandlers>;
const changed = vi.fn<(revision: number) => void>();
const open = vi.fn<AtTheTable['open']>(() => ({ revision: 7 }));
const stay = vi.fn<AtTheTable['stay']>(() => ({ revision: 3 }));
const clear = vi.fn<() => void>();
const copy = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
const write = vi.fn<DragOut['write']>(() => 7);
const saveFile = vi.fn<SaveFile>(({ offered }) =>
  Promise.resolve(`/chosen/${Object.values(offered).join('')}`),
);
const table = { stay, open, draw: viewToDraw, clear };
const outgoing = { copy, saveFile, dragOut: { write } };
let time = 5000;

beforeEach(() => {
  time = 5000;
  library = openLibrary(home, { changed, now: () => time });
  const notes = { title: '', comment: '', created: 0, changed: 0, played: 60_000 };
  const won = tableOf(wonMoves, { players: [person, hard] });
  const begun = tableOf(['A-C'], { settings: { fingers: 6, suicide: true } });
  library.folder.write('won', won, { ...notes, changed: 1000 });
  library.folder.write('begun', begun, { ...notes, changed: 2000 });
  library.folder.write('scholars', tableOf([], { game: 'scholars-game' }), notes);
  handlers = libraryHandlers(library, table, outgoing, () => onlyOne);
});
afterEach(() => {
  vi.clearAllMocks();
  speak('en');
});

const nobody = () => undefined;

async function refusalLater(work: unknown): Promise<string> {
  const error: unknown = await Promise.resolve(work).catch((reason: unknown) => reason);
  return refusalOf(() => {
    throw error;
  });
}

function putOnTable(id: string): void {
  const read = library.folder.read(id);
  if (read.kind !== 'match') throw new Error('It is not there.');
  library.kept.turnTo({ id, table: read.table });
}
const savedText = () => String(saveFile.mock.lastCall?.[0].content);
const list = (change: Partial<RequestOf<'listMatches'>> = {}) => {
  const sort = { by: 'changed' as const, descending: true };
  const all = { filter: {}, sort, offset: 0, limit: 50 };
  return handlers.listMatches({ ...all, ...change }, nobody) as MatchPage;
};

test('a page has the matches with the data that draws them', () => {
  const { total, matches, onTable } = list();
  expect([total, onTable]).toEqual([3, null]);
  const [begun, won, scholars] = spoken(matches);
  expect(begun).toMatchObject({
    id: 'begun',
    game: { id: 'chopsticks' },
    plies: 1,
    rules: 'Fingers of a full hand: 6, May put a hand out by splitting',
    settings: { fingers: 6, suicide: true, overflow: 'cutoff' },
  });
  expect(won).toMatchObject({
    rules: 'Standard rules',
  });
  expect(scholars?.reference).toBeDefined();
});

test('names are found in the current language', () => {
  expect(list({ filter: { text: 'scholar' } }).total).toBe(1);
  expect(list({ filter: { text: 'spieler' } }).total).toBe(0);
  speak('de');
  expect(list({ filter: { text: 'spieler' } }).total).toBe(2);
});

test('pages follow one another, and say how many matches there are', () => {
  const ids = [0, 1, 2, 3].map((offset) => list({ offset, limit: 1 }).matches.map(({ id }) => id));
  expect(ids).toEqual([['begun'], ['won'], ['scholars'], []]);
  expect(list({ offset: 3 }).total).toBe(3);
});

test('the pages of “Mine” come from one search, which another person doesn’t get', () => {
  let person = onlyOne;
  handlers = libraryHandlers(library, table, outgoing, () => person);
  const summaries = vi.spyOn(library.folder, 'summaries');
  const mine = (offset: number) => list({ filter: { mine: true }, offset, limit: 1 }).total;
  expect(mine(0)).toBe(3);
  summaries.mockClear();
  expect(mine(1)).toBe(3);
  expect(summaries).not.toHaveBeenCalled();
  person = { ...onlyOne, seatsIn: () => [], key: 'another one' };
  expect(mine(0)).toBe(0);
});

test('a match is opened as it stands', async () => {
  expect(await handlers.openMatch({ id: 'won' }, nobody)).toEqual({ revision: 7 });
  const { id, table } = open.mock.lastCall?.[0] ?? {};
  expect([id, table?.match.at]).toEqual(['won', 9]);
});

test('the match on the table stays as it is, even if it could not be written last', async () => {
  putOnTable('begun');
  expect(await handlers.openMatch({ id: 'begun' }, nobody)).toEqual({ revision: 3 });
  expect(open).not.toHaveBeenCalled();
  // Another program has played on in it.
  writeFileSync(library.folder.fileOf('begun'), library.folder.text('won'));
  expect(await handlers.openMatch({ id: 'begun' }, nobody)).toEqual({ revision: 7 });
  expect(open.mock.lastCall?.[0].table.match.at).toBe(9);
});

test('if a match can’t be deleted, those before it are reported, and leave the table', () => {
  putOnTable('won');
  mkdirSync(path.join(home, 'matches', 'deleted', 'begun.duel'), { recursive: true });
  const deleted = handlers.deleteMatches({ ids: ['won', 'begun', 'scholars'] }, nobody);
  expect(deleted).toMatchObject({ ids: ['won'] });
  expect(spoken((deleted as DeletedMatches).problem)).toMatch(
    /^The match in .*begun\.duel can’t be deleted: /,
  );
  expect(clear).toHaveBeenCalledOnce();
  expect(list().matches.map(({ id }) => id)).toEqual(['begun', 'scholars']);
});

describe('refused in words', () => {
  test('a match that does not exist', async () => {
    const id = '../config';
    const sentence = 'This match is no longer there.';
    expect(await refusalLater(handlers.openMatch({ id }, nobody))).toBe(sentence);
    expect(await refusalLater(handlers.renameMatch({ id, title: '' }, nobody))).toBe(sentence);
    expect(handlers.deleteMatches({ ids: [id] }, nobody)).toEqual({ ids: [], problem: null });
    expect(await handlers.restoreMatches({ ids: [id, 'won'] }, nobody)).toEqual({ ids: [] });
  });

  test('a match that has been damaged', async () => {
    writeFileSync(library.folder.fileOf('won'), '{');
    const sentence =
      'This match can’t be used any more: Line 1, column 1: The closing brace of this comment is missing.';
    expect(await refusalLater(handlers.openMatch({ id: 'won' }, nobody))).toBe(sentence);
    const asked = handlers.commentMatch({ id: 'won', comment: '' }, nobody);
    expect(await refusalLater(asked)).toBe(sentence);
  });
});

test('a long match that another program has changed is named by what another thread reads of it', async () => {
  const passes = Array<string>(3000).fill('--');
  const settings = { repetition: 0, passEquivalentTransfers: true };
  const long = formatDuel([tableOf(passes, { settings })]);
  writeFileSync(library.folder.fileOf('won'), long);
  // What is read is another match, to tell it from what this thread would read.
  const read = () => Promise.resolve(library.folder.read('begun'));
  const { renameMatch } = libraryHandlers({ ...library, read }, table, outgoing, () => onlyOne);
  await renameMatch({ id: 'won', title: 'Long' }, nobody);
  expect(library.folder.summary('won')).toMatchObject({ title: 'Long', plies: 1 });
  expect(library.folder.text('won')).toContain(long);
});

test('a title and a comment are kept, and every window is notified', () => {
  void handlers.renameMatch({ id: 'won', title: 'Final' }, nobody);
  void handlers.commentMatch({ id: 'won', comment: 'At last' }, nobody);
  expect(changed).toHaveBeenLastCalledWith(list().revision);
  expect(list({ filter: { text: 'final last' } }).matches).toMatchObject([
    { id: 'won', title: 'Final', comment: 'At last' },
  ]);
});

test('deleted matches are restored as they were', async () => {
  const before = list().matches;
  expect(handlers.deleteMatches({ ids: ['won', 'begun'] }, nobody)).toEqual({
    ids: ['won', 'begun'],
    problem: null,
  });
  expect(list().matches.map(({ id }) => id)).toEqual(['scholars']);
  expect(clear).not.toHaveBeenCalled();
  await handlers.restoreMatches({ ids: ['won', 'begun'] }, nobody);
  expect(list().matches).toEqual(before);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['is on the table again', null, [['won']]],
  ['leaves another match on the table', 'begun', []],
])('a match that was restored %s', async (_, playedSince, opened) => {
  putOnTable('won');
  clear.mockImplementationOnce(() => library.kept.turnTo(undefined));
  void handlers.deleteMatches({ ids: ['scholars', 'won'] }, nobody);
  if (playedSince !== null) putOnTable(playedSince);
  await handlers.restoreMatches({ ids: ['scholars', 'won'] }, nobody);
  expect(open.mock.calls.map(([{ id }]) => [id])).toEqual(opened);
});

test('exported matches are .duel texts, with the user’s titles and comments', async () => {
  void handlers.renameMatch({ id: 'won', title: 'The final: 1/2' }, nobody);
  void handlers.commentMatch({ id: 'won', comment: 'At last' }, nobody);
  const one = await handlers.exportMatches({ ids: ['won'], to: 'file' }, nobody);
  expect(one).toEqual({ kind: 'saved', file: '/chosen/The final: 1/2' });
  const read = parseDuel(savedText());
  expect(read.ok && read.value).toMatchObject([
    {
      game: 'chopsticks',
      comment: 'At last',
      tags: [{ name: 'Event', value: 'The final: 1/2' }, {}],
    },
  ]);

  const dragged = await handlers.exportMatches({ ids: ['won'], to: 'drag' }, nobody);
  expect(dragged).toEqual({ kind: 'ready', drag: 7 });
  const content = savedText();
  expect(write).toHaveBeenCalledWith({ name: 'The final: 1/2', as: 'duel', content });

  const two = { ids: ['begun', 'won'], to: 'clipboard' as const };
  expect(await handlers.exportMatches(two, nobody)).toEqual({ kind: 'copied' });
  const both = parseDuel(copy.mock.lastCall?.[0] ?? '');
  expect(both.ok && both.value.map(({ match }) => match.moves.length)).toEqual([1, 9]);
});

test('all matches that pass a filter are exported in its order', async () => {
  const sort = { by: 'changed' as const, descending: false };
  const filter = { game: 'chopsticks' };
  expect(handlers.matchIds({ filter, sort }, nobody)).toEqual(['won', 'begun']);
  await handlers.exportMatches({ filter, sort, to: 'clipboard' }, nobody);
  const read = parseDuel(copy.mock.lastCall?.[0] ?? '');
  expect(read.ok && read.value.map(({ match }) => match.moves.length)).toEqual([9, 1]);
  saveFile.mockResolvedValueOnce(undefined);
  expect(await handlers.exportMatches({ filter, sort, to: 'file' }, nobody)).toEqual({
    kind: 'cancelled',
  });
});

test('an impossible export is refused in words', async () => {
  const refusal = async (wanted: RequestOf<'exportMatches'>): Promise<string> => {
    try {
      await handlers.exportMatches(wanted, nobody);
      return '';
    } catch (error) {
      return error instanceof Refusal ? inEnglish(error.reason) : String(error);
    }
  };
  expect(await refusal({ ids: ['won', '../config'], to: 'file' })).toBe(
    'This match is no longer there.',
  );
  const sort = { by: 'changed' as const, descending: true };
  expect(await refusal({ filter: { text: 'nobody' }, sort, to: 'file' })).toBe(
    'There is no match to export.',
  );
  rmSync(library.folder.fileOf('won'));
  expect(await refusal({ ids: ['won'], to: 'file' })).toMatch(
    /^This match can’t be used any more: Its file can’t be read \(there is no such file\)\.$/,
  );
});

test('a match is drawn at its end without being opened', async () => {
  expect(await handlers.matchToDraw({ id: 'won' }, nobody)).toMatchObject({
    view: { at: 9, moves: [], state: { kind: 'over' } },
    step: 9,
    steps: 9,
  });
  expect(open).not.toHaveBeenCalled();
  expect(await refusalLater(handlers.matchToDraw({ id: '../config' }, nobody))).toBe(
    'This match is no longer there.',
  );
});

test('the rules of played matches are offered as a filter takes them', () => {
  const rules = handlers.matchRules(undefined, nobody) as readonly RulesView[];
  expect(rules.map(({ game, name }) => [game.id, spoken(name)])).toEqual([
    ['chopsticks', 'Standard rules'],
    ['chopsticks', 'Fingers of a full hand: 6'],
    ['chopsticks', 'May put a hand out by splitting'],
    ['scholars-game', 'Standard rules'],
  ]);
  const found = rules.map(({ game, rules }) => list({ filter: { game: game.id, rules } }).total);
  expect(found).toEqual([1, 1, 1, 1]);
});

test('statistics name the opponents and the rules in words', () => {
  expect(spoken(handlers.statistics({ filter: {} }, nobody))).toMatchObject({
    all: { played: 1, won: 1 },
    groups: [{ game: 'chopsticks', rules: 'Standard rules', against: 'Hard computer' }],
    results: [{ id: 'won', at: 1000, result: 'won' }],
  });
  expect(handlers.statistics({ filter: { from: 1001 } }, nobody)).toMatchObject({
    all: { played: 0 },
  });
});

test('the figures are saved as CSV', async () => {
  expect(await handlers.exportStatistics({ filter: {}, to: 'file' }, nobody)).toEqual({
    kind: 'saved',
    file: '/chosen/Statistics',
  });
  expect(savedText()).toContain('\r\nchopsticks,default,hard,1,1,');
});

test('after a reset only later matches count, until it is undone', () => {
  const figures = () => {
    const { all, since } = handlers.statistics({ filter: {} }, nobody) as StatisticsView;
    return [all.played, since];
  };
  void handlers.resetStatistics(undefined, nobody);
  expect(changed).toHaveBeenCalled();
  expect(figures()).toEqual([0, 5000]);
  expect(list().total, 'the matches stay').toBe(3);
  const later = tableOf(wonMoves, { players: [person, hard] });
  const notes = { title: '', comment: '', created: 6000, changed: 6000, played: 0 };
  library.folder.write('later', later, notes);
  expect(figures()).toEqual([1, 5000]);

  // It is kept: a program that starts later knows it, and can take it back.
  library = openLibrary(home, { changed, now: () => time });
  handlers = libraryHandlers(library, table, outgoing, () => onlyOne);
  expect(figures()).toEqual([1, 5000]);
  void handlers.undoStatisticsReset(undefined, nobody);
  expect(figures()).toEqual([2, null]);
  expect(refusalOf(() => handlers.undoStatisticsReset(undefined, nobody))).toBe(
    'The statistics have not been reset.',
  );
});

test('a reset that is undone leaves the one before it', () => {
  library.resets.reset(3000);
  library.resets.reset(5000);
  void handlers.undoStatisticsReset(undefined, nobody);
  expect(library.resets.since()).toBe(3000);
});

test('an unusable file of resets is reported and kept aside, and every match counts', () => {
  const file = path.join(home, 'statistics.json');
  writeFileSync(file, '{ "resets": "yesterday" }');
  library = openLibrary(home, { changed, now: () => time });
  expect(library.problems.map(inEnglish)).toEqual([
    `${file} can’t be used, so every match counts: it isn’t in the form that Digit Duels writes.`,
  ]);
  library.resets.reset(time);
  expect(readdirSync(home).filter((name) => name.startsWith('statistics.invalid-'))).toHaveLength(
    1,
  );
  expect(openLibrary(home, { changed }).resets.since()).toBe(5000);
});

test('deleted matches are in a separate folder', () => {
  void handlers.deleteMatches({ ids: ['won'] }, nobody);
  expect(existsSync(path.join(home, 'matches', 'deleted', 'won.duel'))).toBe(true);
});
