import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../../engine/learner/line.ts';
import type { Player } from '../../engine/match/players.ts';
import { namesIn } from '../../storage/files/names-in.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { openJournal, type Journal } from '../../storage/journal/journal.ts';
import { PeopleFolder } from '../../storage/people/people-folder.ts';
import { namingOf } from '../../words/player-names.ts';
import { spoken } from '../../words/testing.ts';
import type { Events } from '../api/events.ts';
import type { ExplorationView } from '../api/explorer.ts';
import type { MatchPage, MatchToDraw, StatisticsView } from '../api/library.ts';
import type { MatchUpdate } from '../api/match-update.ts';
import type { MistakesView } from '../api/mistakes.ts';
import type { PeopleView } from '../api/people.ts';
import type { RequestName } from '../api/requests.ts';
import { answer } from '../ipc/channel.ts';
import { contentOf } from '../ipc/handlers.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { fakeAnalyst, performed, wonGame } from '../match/testing.ts';
import type { Platform } from '../platform.ts';
import { startProgram, type Program } from '../program.ts';
import { testPlatform } from '../testing.ts';

inFolders();
let running: Program | undefined;
beforeEach(() => {
  writeFileSync(path.join(folder, 'config.jsonc'), '{ "players": ["person", "person"] }');
});
afterEach(() => {
  running?.close();
  running = undefined;
});

/** A program in the folder of the test, which imports and exports one file. @param at - the folder of its data. */
function start({ safe = false, at = folder, analyst = fakeAnalyst() } = {}) {
  running?.close();
  const file = path.join(folder, 'chosen.person');
  const save = vi.fn<Platform['dialogs']['save']>(() => Promise.resolve(file));
  const all = vi.fn<(name: keyof Events, content: unknown) => void>();
  const board = vi.fn<(name: keyof Events, content: unknown) => void>();
  const platform = testPlatform(at);
  const program = startProgram({
    ...platform,
    safe,
    analyst,
    dialogs: {
      ...platform.dialogs,
      open: () => Promise.resolve(file),
      save,
    },
    windows: {
      ...platform.windows,
      tellAll: (name, content) => all(name, contentOf(content)),
      tellBoard: (name, content) => board(name, contentOf(content)),
    },
  });
  running = program;
  const ask = async (name: RequestName, payload?: unknown): Promise<unknown> => {
    const reply = await answer(program.handlers, name, payload, () => undefined);
    return reply.ok ? reply.value : spoken(reply.error);
  };
  const people = async () => (await ask('people')) as PeopleView;
  const idOf = async (name: string) =>
    (await people()).people.find((each) => each.name === name)?.id ?? expect.fail(name);
  return {
    analyst,
    ask,
    all,
    board,
    file,
    save,
    firstViews: () => program.firstViews(),
    people,
    idOf,
    /** Adds a person, or renames the only one. */
    async add(name: string) {
      const [first] = (await people()).people;
      const named =
        first?.name === ''
          ? await ask('changePerson', { id: first.id, name })
          : await ask('addPerson', { name, colour: 'teal' });
      expect(named).toBeNull();
    },
    come: async (name: string | null) =>
      expect(await ask('bePerson', { id: name && (await idOf(name)) })).toBeNull(),
    /** Plays a match. @param before - called before each move with the revision of the match. */
    async play(names: readonly string[], before?: (revision: number) => Promise<unknown>) {
      const players = names.map((name) => ({ kind: 'person', name }));
      const begun = (await ask('newMatch', { game: 'chopsticks', players, first: 0 })) as {
        revision: number;
      };
      for (const [index, move] of wonGame.entries()) {
        await before?.(begun.revision + index);
        await ask('play', { move, revision: begun.revision + index });
      }
    },
  };
}

/** A machine with Ann, who is there, and Ben. */
async function two(analyst?: ReturnType<typeof fakeAnalyst>) {
  const program = start({ ...(analyst && { analyst }) });
  await program.add('Ann');
  await program.add('Ben');
  return program;
}

/** The lines in the journal of a person. */
const linesOf = (name: string, at = folder): readonly Line[] => journalOf(name, at).lines;

function journalOf(name: string, at = folder): Journal {
  const people = new PeopleFolder(at, () => expect.fail());
  const kept = people.all().find(({ person }) => person.name === name) ?? expect.fail(name);
  return openJournal(at, () => expect.fail(), kept.journal);
}

const config = () => readFileSync(path.join(folder, 'config.jsonc'), 'utf8');

test('a machine with one person stays as it is', async () => {
  const program = start();
  await program.ask('firstMovesMade', { game: 'chopsticks' });
  await program.ask('setPreference', { path: ['appearance', 'theme'], value: 'dark' });
  expect(program.firstViews().people.people).toHaveLength(1);
  expect(readdirSync(path.join(folder, 'people'))).toEqual(['1']);
  expect(readdirSync(path.join(folder, 'people', '1'))).toEqual(['journal.jsonl']);
  expect(config()).not.toContain('"person":');
});

test('each person has their own progress, and finds it again', async () => {
  const program = await two();
  await program.ask('firstMovesMade', { game: 'chopsticks' });
  await program.come('Ben');
  expect(await program.ask('firstMoves')).toEqual([]);
  await program.ask('firstMovesMade', { game: 'summation-duel' });
  await program.come('Ann');
  expect(await program.ask('firstMoves')).toEqual(['chopsticks']);
  await program.come('Ben');
  const again = start();
  expect(await again.ask('firstMoves'), 'after a restart').toEqual(['summation-duel']);
  expect((await again.people()).here).toBe(await again.idOf('Ben'));
});

test('each person has their own looks, and a new one those that are there', async () => {
  const program = await two();
  await program.ask('setPreference', { path: ['appearance', 'theme'], value: 'dark' });
  await program.ask('setPreference', { path: ['looks', 'table'], value: 'walnut' });
  await program.come('Ben');
  const theme = () => program.firstViews().preferences.appearance.theme;
  expect(theme()).toBe('dark');
  await program.ask('setPreference', { path: ['appearance', 'theme'], value: 'light' });
  await program.ask('resetPreferences', { paths: [['looks', 'table']] });
  await program.come('Ann');
  expect([theme(), program.firstViews().preferences.looks.table]).toEqual(['dark', 'walnut']);
  await program.come(null);
  await program.ask('setPreference', { path: ['appearance', 'theme'], value: 'system' });
  await program.come('Ben');
  expect([theme(), program.firstViews().preferences.looks.table]).toEqual(['light', 'game']);
  await program.come('Ann');
  expect(theme()).toBe('dark');
});

test('the settings of a safe start are nobody’s looks', async () => {
  await (await two()).ask('setPreference', { path: ['appearance', 'motion'], value: 'full' });
  const safe = start({ safe: true });
  await safe.ask('setPreference', { path: ['appearance', 'theme'], value: 'dark' });
  await safe.come('Ben');
  await safe.come('Ann');
  expect(start().firstViews().preferences.appearance.motion).toBe('full');
});

test('a guest leaves nothing', async () => {
  const program = await two();
  await program.come(null);
  await program.ask('firstMovesMade', { game: 'chopsticks' });
  expect(await program.ask('firstMoves')).toEqual(['chopsticks']);
  await program.play(['Ann', 'Zoe']);
  await program.analyst.answer('review').catch(() => undefined);
  expect([...linesOf('Ann'), ...linesOf('Ben')]).toEqual([]);
  await program.come('Ann');
  await program.come(null);
  expect(await program.ask('firstMoves'), 'another guest').toEqual([]);
});

test('two people at a table both keep what they did', async () => {
  const program = await two();
  await program.play(['Ann', 'ben']);
  await program.analyst.answer('review');
  const matchOf = (name: string) => linesOf(name).find(({ what }) => what === 'match');
  expect(matchOf('Ann')).toMatchObject({ result: 'won', opponents: ['person'] });
  expect(matchOf('Ben')).toMatchObject({ result: 'lost', opponents: ['person'] });
  const mistakes = (name: string) => linesOf(name).filter(({ what }) => what === 'mistake');
  expect([mistakes('Ann').length, mistakes('Ben').length]).toEqual([0, 1]);
  await program.come('Ben');
  expect(((await program.ask('mistakes')) as MistakesView).all).toBe(1);
});

test('the guide’s answers are kept by the one who gave them', async () => {
  const ask = ((task) => Promise.resolve(task).then(performed)) as Analyst['ask'];
  const program = await two({ ...fakeAnalyst(), ask });
  const answers = (name: string) => linesOf(name).filter(({ what }) => what === 'guided-move');
  const guided = (revision: number) => program.ask('guide', { revision });
  await program.play(['Ann', 'Zoe'], guided);
  const [first] = answers('Ann');
  expect(first).toMatchObject({ game: 'chopsticks' });
  expect(answers('Ben')).toEqual([]);
  await program.play(['Zoe', 'Ben'], guided);
  expect(answers('Ben').length).toBeGreaterThan(0);
  const kept = [answers('Ann'), answers('Ben')];
  await program.come(null);
  await program.play(['Ann', 'Ben'], guided);
  expect([answers('Ann'), answers('Ben')], 'a guest leaves nothing').toEqual(kept);
});

test('hints are counted in the match of the one who saw them, each position once, also over a restart', async () => {
  const ask = ((task) => Promise.resolve(task).then(performed)) as Analyst['ask'];
  const analyst = { ...fakeAnalyst(), ask };
  let program = await two(analyst);
  const players = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }));
  const wanted = { game: 'chopsticks', players, first: 0 };
  let { revision } = (await program.ask('newMatch', wanted)) as { revision: number };
  const look = () => program.ask('analyse', { revision });
  const play = async (move?: string) => {
    ({ revision } = (await program.ask('play', { move, revision })) as { revision: number });
  };
  const [first, ...others] = wonGame;
  await look();
  await look();
  await play(first);
  await look();
  program = start({ analyst });
  revision = 0;
  for (const move of others) {
    if (move === '03-12') await look();
    await play(move);
  }
  await look();
  const matchOf = (name: string) => linesOf(name).find(({ what }) => what === 'match');
  expect(matchOf('Ann')).toMatchObject({ result: 'won', hints: 1 });
  expect(matchOf('Ben')).toMatchObject({ result: 'lost', hints: 2 });
  expect(await program.ask('path', { at: '2026-11-26T12:00:00.000+01:00' })).toMatchObject({
    games: [{ beaten: null }, {}, {}, {}],
  });
});

test('a match from a position that was set up is noted as such', async () => {
  const program = await two();
  const players = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }));
  const wanted = { game: 'chopsticks', players, first: 0, position: '0104' };
  const { revision } = (await program.ask('newMatch', wanted)) as { revision: number };
  await program.ask('play', { move: 'B-D', revision });
  expect(linesOf('Ann')).toMatchObject([{ what: 'match', result: 'won', setUp: true }]);
});

test('whoever is at the machine has a seat without a name, and none with another’s', async () => {
  const program = await two();
  await program.play(['Zoe', 'Ben']);
  await program.play(['Zoe', 'Max']);
  expect(linesOf('Ann')).toEqual([]);
  expect(linesOf('Ben')).toMatchObject([{ what: 'match', result: 'lost' }]);
  await program.play(['', 'Max']);
  expect(linesOf('Ann')).toMatchObject([{ what: 'match', result: 'won' }]);
});

/** What a person finds of their own in the library and in the explorer. */
async function ownIn({ ask, analyst }: ReturnType<typeof start>) {
  const sort = { by: 'created', descending: false };
  const listed = { filter: { mine: true }, sort, offset: 0, limit: 9 };
  const { matches } = (await ask('listMatches', listed)) as MatchPage;
  const { all } = (await ask('statistics', { filter: {} })) as StatisticsView;
  const place = { game: 'chopsticks', settings: {}, position: '1111', first: 0 };
  const asked = ask('explore', place);
  await analyst.answer('analysis');
  const { played } = (await asked) as ExplorationView;
  return {
    mine: matches.map(({ standpoint, opponents }) => [standpoint, ...opponents]),
    statistics: [all.won, all.lost],
    here: [played.won, played.lost],
  };
}

test('a person’s matches, statistics and moves in the explorer are what they played, from their side', async () => {
  let program = start();
  await program.play(['', 'Ben']);
  const alone = await ownIn(program);
  expect(alone).toEqual({ mine: [['won', 'person']], statistics: [1, 0], here: [1, 0] });
  await program.add('Ann');
  await program.add('Ben');
  await program.play(['Zoe', 'Ben']);
  await program.play(['', 'Zoe']);
  await program.come(null);
  await program.play(['', 'Zoe']);
  const guest = await ownIn(program);
  expect(guest).toEqual({ mine: [], statistics: [0, 0], here: [0, 0] });
  await program.come('Ben');
  await program.play(['Ben', 'Ann']);
  await program.ask('changePerson', { id: await program.idOf('Ann'), name: 'Anna' });
  program = start();
  const ben = await ownIn(program);
  // The “Ben” of the first match isn't this Ben, who was added later.
  expect(ben.mine).toEqual([
    ['lost', 'person'],
    ['won', 'person'],
  ]);
  expect(ben.statistics).toEqual([1, 1]);
  // Whoever loses has not moved in the first position.
  expect(ben.here).toEqual([1, 0]);
  await program.ask('resetStatistics');
  expect((await ownIn(program)).statistics).toEqual([0, 0]);
  await program.come('Anna');
  await program.ask('undoStatisticsReset');
  expect(await ownIn(program)).toEqual({
    mine: [
      ['won', 'person'],
      ['won', 'person'],
      ['lost', 'person'],
    ],
    statistics: [2, 1],
    here: [2, 0],
  });
  await program.ask('resetStatistics');
  await (program = start()).come('Ben');
  await program.ask('undoStatisticsReset');
  expect((await ownIn(program)).statistics, 'each resets their own').toEqual([1, 1]);
});

test('a match stays whose it was: beside a stranger, under another name, after what was practised is forgotten', async () => {
  const program = await two();
  await program.come('Ann');
  await program.play(['Zoe', '']);
  await program.play(['Ann', 'Zoe']);
  await program.ask('changePerson', { id: await program.idOf('Ann'), name: 'Anna' });
  await program.add('Ann');
  await program.come('Ann');
  expect((await ownIn(program)).statistics, 'of another one of that name').toEqual([0, 0]);
  await program.come('Anna');
  const own = {
    mine: [
      ['lost', 'person'],
      ['won', 'person'],
    ],
    statistics: [1, 1],
    here: [1, 0],
  };
  expect(await ownIn(program)).toEqual(own);
  await program.ask('forgetProgress');
  expect(await ownIn(program)).toEqual(own);
});

type Started = ReturnType<typeof start>;

const onTable = (program: Started) => program.firstViews().match.head;

/** Begins a match of a person without a name against a computer. */
async function begin(program: Started, ...moves: string[]) {
  const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }];
  await program.ask('newMatch', { game: 'chopsticks', players, first: 0 });
  for (const move of moves)
    await program.ask('play', { move, revision: onTable(program).revision });
}

const namesOf = ({ players }: { readonly players: readonly Player[] }) =>
  players.map((_, seat) => namingOf('en', players)(seat).name);
const nameIn = ({ players }: { readonly players: readonly Player[] }) =>
  namingOf('en', players)(0).name;

async function list({ ask }: Started, filter = {}) {
  const sort = { by: 'changed', descending: true };
  const listed = { filter: { text: '', ...filter }, sort, offset: 0, limit: 9 };
  return ((await ask('listMatches', listed)) as MatchPage).matches;
}

/** The name of the first player of the last match: in the list, in its picture, and on the table once it is opened. */
async function firstName(program: Started, filter = {}) {
  const [match] = await list(program, filter);
  if (match === undefined) return 'no match';
  const { view } = (await program.ask('matchToDraw', { id: match.id })) as MatchToDraw;
  await program.ask('openMatch', { id: match.id });
  return [match, view, onTable(program)].map(nameIn);
}

/** The saved names of first players. */
const namesInFiles = () =>
  namesIn(path.join(folder, 'matches'))
    .filter((name) => name.endsWith('.duel'))
    .map((name) => readFileSync(path.join(folder, 'matches', name), 'utf8'))
    .map((text) => /Player1 "(.*)"/.exec(text)?.[1]);

test('another person’s match without a name is theirs by name, in lists, in pictures and on the table', async () => {
  const program = start();
  await begin(program, 'A-C');
  await begin(program);
  await program.add('Ann');
  await program.add('Ben');
  await program.come('Ben');
  const ann = Array(3).fill('Ann');
  expect([await firstName(program), await firstName(program, { text: 'ann' })]).toEqual([ann, ann]);
  await program.come('Ann');
  await begin(program);
  expect(await firstName(program, { mine: true })).toEqual(Array(3).fill('You'));
  await program.come('Ben');
  expect(await firstName(program, { mine: true }), 'as another has just asked').toBe('no match');
});

test('whoever comes sees whose match is on the table, and nothing of it changes', async () => {
  let program = await two();
  await begin(program, 'A-C');
  const before = onTable(program).revision;
  const seen = async (name: string) => {
    await program.come(name);
    return nameIn(onTable(program));
  };
  expect([await seen('Ben'), await seen('Ann'), await seen('Ben')]).toEqual(['Ann', 'You', 'Ann']);
  expect(onTable(program).revision).toBe(before);
  program = start();
  expect(nameIn(onTable(program)), 'after a restart').toBe('Ann');
  const [match] = await list(program);
  await program.ask('deleteMatches', { ids: [match?.id] });
  await program.ask('restoreMatches', { ids: [match?.id] });
  expect(nameIn(onTable(program)), 'deleted and restored').toBe('Ann');
  await program.ask('undo');
  await program.ask('play', { move: 'A-D', revision: onTable(program).revision });
  expect(nameIn(onTable(program)), 'continued by Ben').toBe('Ann');
  program.board.mockClear();
  await program.ask('changePerson', { id: await program.idOf('Ann'), name: 'Anna' });
  const shown = (name: string, view: unknown) =>
    name === 'view' && nameIn((view as MatchUpdate).head);
  expect(program.board.mock.calls.map(([name, view]) => shown(name, view))).toContain('Anna');
  program.board.mockClear();
  await program.ask('deletePerson', { id: await program.idOf('Anna') });
  expect(program.board.mock.calls.map(([name, view]) => shown(name, view))).toContain('Someone');
  await program.ask('undo');
  expect(await firstName(program)).toEqual(Array(3).fill('Someone'));
  expect(namesInFiles()).toEqual([undefined]);
});

test('the seats of a match without names are swapped with those who sit there, whoever does it', async () => {
  const program = await two();
  await begin(program, 'A-C');
  const names = () => namesOf(onTable(program));
  const swap = () => program.ask('swapSeats', { revision: onTable(program).revision });
  await program.come('Ben');
  await swap();
  expect(names()).toEqual(['Computer', 'Ann']);
  await program.come('Ann');
  expect(names()).toEqual(['Computer', 'You']);
  await program.come(null);
  await swap();
  expect(names(), 'by a guest').toEqual(['Ann', 'Computer']);
  await swap();
  expect([names(), namesOf(onTable(start()))]).toEqual(Array(2).fill(['Computer', 'Ann']));
});

test('the file of a match is offered under the names of the views', async () => {
  const program = await two();
  program.save.mockResolvedValue(undefined);
  await begin(program, 'A-C');
  await program.ask('saveRecord');
  await program.come('Ben');
  await program.ask('saveRecord');
  await program.ask('changePerson', { id: await program.idOf('Ann'), name: 'Anna' });
  await program.ask('saveRecord');
  await program.come(null);
  await begin(program, 'A-C');
  await program.ask('resign', { revision: onTable(program).revision });
  await program.come('Ben');
  await program.ask('saveRecord');
  const offered = program.save.mock.calls.map(([name]) => name.replace(/ – .*/, ''));
  expect(offered).toEqual(['Player 1', 'Ann', 'Anna', 'Someone']);
  expect(namesInFiles(), 'only in views').toEqual([undefined, undefined]);
});

test('a guest’s match is somebody’s once it is over, and before that of whoever continues it', async () => {
  const program = await two();
  await program.come(null);
  await begin(program, 'A-C');
  await program.come('Ben');
  expect(nameIn(onTable(program))).toBe('You');
  expect(await firstName(program)).toEqual(['Someone', 'Someone', 'You']);
  await program.come(null);
  await program.ask('resign', { revision: onTable(program).revision });
  expect(nameIn(onTable(program))).toBe('You');
  await program.come('Ben');
  expect(nameIn(onTable(program))).toBe('Someone');
  expect(await firstName(program)).toEqual(Array(3).fill('Someone'));
  const ply = { place: { path: [], at: 1 }, notation: 'A-C' };
  const noted = await program.ask('annotate', { ...ply, comment: 'Why?', marks: [] });
  expect(noted).toEqual({ revision: onTable(program).revision });
  expect(await list(program, { mine: true }), 'whoever comments on it').toEqual([]);
  expect([...linesOf('Ann'), ...linesOf('Ben')]).toEqual([]);
  await program.ask('undo');
  await program.ask('play', { move: 'A-C', revision: onTable(program).revision });
  expect(nameIn(onTable(program)), 'continued').toBe('You');
  expect(namesInFiles()).toEqual([undefined]);
});

test('what a person does after a guest is theirs', async () => {
  const program = await two();
  await program.come(null);
  await program.ask('firstMovesMade', { game: 'chopsticks' });
  await program.come('Ben');
  expect(program.board).toHaveBeenLastCalledWith('person', await program.idOf('Ben'));
  expect(await program.ask('firstMoves')).toEqual([]);
  await program.ask('firstMovesMade', { game: 'summation-duel' });
  expect([linesOf('Ann'), linesOf('Ben')]).toMatchObject([[], [{ game: 'summation-duel' }]]);
});

test('a person who is written into the config file comes as one who is chosen', async () => {
  const program = await two();
  const theme = () => program.firstViews().preferences.appearance.theme;
  const set = (value: string) =>
    program.ask('setPreference', { path: ['appearance', 'theme'], value });
  await set('dark');
  await program.come('Ben');
  await set('light');
  await program.come('Ann');
  const [ann, ben] = [await program.idOf('Ann'), await program.idOf('Ben')];
  program.all.mockClear();
  writeFileSync(path.join(folder, 'config.jsonc'), config().replace(ann, ben));
  await vi.waitFor(() => expect(theme()).toBe('light'));
  expect(program.all).toHaveBeenCalledWith('people', await program.people());
  await program.ask('firstMovesMade', { game: 'chopsticks' });
  expect([linesOf('Ann'), linesOf('Ben')]).toMatchObject([[], [{ what: 'first-moves' }]]);
  await program.come('Ann');
  expect([theme(), program.firstViews().preferences.names]).toEqual(['dark', ['Ann']]);
  expect(await program.ask('setPreference', { path: ['person'], value: ben })).toBe(
    'There is no setting “person”.',
  );
});

test('a match that ends after a switch is of those whose names it has', async () => {
  const program = await two();
  const players = ['Ann', ''].map((name) => ({ kind: 'person', name }));
  const { revision } = (await program.ask('newMatch', {
    game: 'chopsticks',
    players,
    first: 0,
  })) as {
    revision: number;
  };
  for (const [index, move] of wonGame.entries()) {
    if (index === 2) await program.come('Ben');
    await program.ask('play', { move, revision: revision + index });
  }
  expect(linesOf('Ann')).toMatchObject([{ what: 'match', result: 'won' }]);
  expect(linesOf('Ben')).toMatchObject([{ what: 'match', result: 'lost' }]);
});

test('what is still being found out when a person leaves is theirs', async () => {
  const program = await two();
  await program.play(['Zoe', 'Ann']);
  await program.come('Ben');
  await program.analyst.answer('review');
  expect(linesOf('Ann').map(({ what }) => what)).toEqual(['match', 'mistake']);
  expect(linesOf('Ben')).toEqual([]);
});

test('the person who comes takes the seat of the one who leaves', async () => {
  const program = await two();
  const names = () => program.firstViews().preferences.names;
  await program.come('Ben');
  expect(names()).toEqual(['Ben']);
  await program.ask('setPreference', { path: ['names'], value: ['Ben', 'Ann'] });
  await program.come('Ann');
  expect(names()).toEqual(['Ann', 'Ben']);
  await program.ask('changePerson', { id: await program.idOf('Ann'), name: 'Anna' });
  expect(names()).toEqual(['Anna', 'Ben']);
  await program.ask('setPreference', { path: ['names'], value: ['Zoe'] });
  await program.come('Ben');
  expect(names()).toEqual(['Zoe']);
});

test('windows are told of changes, and of another person before their answers are', async () => {
  const program = await two();
  const last = () => program.all.mock.lastCall;
  expect(last()).toEqual(['people', await program.people()]);
  await program.come('Ben');
  expect(last()).toEqual(['people', await program.people()]);
  expect((await program.people()).here).toBe(await program.idOf('Ben'));
});

test('a deleted person’s page is refused, and what was still being done for them is dropped', async () => {
  const program = await two();
  const ann = await program.idOf('Ann');
  const ben = await program.idOf('Ben');
  await program.play(['', '']);
  const task = { what: 'task', at: '2026-11-26T10:00:00.000+01:00', task: 'a'.repeat(64) } as const;
  for (const did of ['begun', 'handed-in'] as const)
    journalOf('Ann').add({ ...task, pupil: 'Ann', did });
  await program.ask('resetStatistics');
  await program.come('Ben');
  await program.ask('resetStatistics');
  await program.come('Ann');
  const goes = { matches: 1, tasks: 1, resets: 1 };
  expect(await start().ask('belongings', { id: ann })).toMatchObject(goes);
  expect(await program.ask('deletePerson', { id: ann })).toBeNull();
  await program.analyst.answer('review');
  expect((await program.people()).people.map(({ name }) => name)).toEqual(['Ben']);
  expect(readdirSync(path.join(folder, 'people'))).toHaveLength(1);
  expect(JSON.parse(readFileSync(path.join(folder, 'statistics.json'), 'utf8'))).toMatchObject({
    resets: [{ person: ben }],
  });
  for (const name of ['bePerson', 'changePerson', 'belongings', 'deletePerson', 'exportPerson']) {
    const said = await program.ask(name as RequestName, { id: ann });
    expect(said, name).toBe('This person has been deleted.');
  }
  expect(await program.ask('deletePerson', { id: await program.idOf('Ben') })).toContain('only');
});

test('of three people, the deleted one at the machine leaves a guest there', async () => {
  const program = await two();
  await program.add('Cem');
  await program.ask('deletePerson', { id: await program.idOf('Ann') });
  expect((await program.people()).here).toBeNull();
  await program.ask('firstMovesMade', { game: 'chopsticks' });
  expect([...linesOf('Ben'), ...linesOf('Cem')]).toEqual([]);
});

test('a person goes to another machine in a file', async () => {
  const program = await two();
  await program.ask('firstMovesMade', { game: 'chopsticks' });
  const ann = await program.idOf('Ann');
  expect(await program.ask('exportPerson', { id: ann })).toEqual({ file: program.file });
  await program.ask('deletePerson', { id: ann });
  expect(await program.ask('importPerson')).toEqual({ name: 'Ann', isNew: true });
  expect(linesOf('Ann')).toMatchObject([{ what: 'first-moves' }]);
  await program.come('Ann');
  expect(await program.ask('firstMoves')).toEqual(['chopsticks']);
  writeFileSync(program.file, readFileSync(program.file, 'utf8').slice(0, -9));
  expect(await program.ask('importPerson')).toMatch(
    /^“chosen\.person” can’t be imported: it was cut/,
  );
});

test('the first people of two machines stay apart when one comes to the other', async () => {
  const ann = await two();
  await ann.ask('firstMovesMade', { game: 'chopsticks' });
  await ann.ask('exportPerson', { id: await ann.idOf('Ann') });
  const at = path.join(folder, 'other');
  mkdirSync(at);
  const cem = start({ at });
  await cem.ask('firstMovesMade', { game: 'summation-duel' });
  await cem.add('Cem');
  await cem.add('Dora');
  expect(await cem.ask('importPerson')).toEqual({ name: 'Ann', isNew: true });
  expect((await cem.people()).people.map(({ name }) => name)).toEqual(['Ann', 'Cem', 'Dora']);
  expect((await cem.people()).here).toBe(await cem.idOf('Cem'));
  expect(linesOf('Ann', at)).toMatchObject([{ game: 'chopsticks' }]);
  expect(linesOf('Cem', at)).toMatchObject([{ game: 'summation-duel' }]);
});

test('a first person without a name, whom a backup has left among others, stays at the machine', async () => {
  await (await two()).come('Ben');
  rmSync(path.join(folder, 'people', '1', 'person.json'), { force: true });
  writeFileSync(path.join(folder, 'people', '1', 'journal.jsonl'), '');
  const program = start();
  await program.ask('bePerson', { id: '1' });
  await program.ask('setPreference', { path: ['appearance', 'theme'], value: 'dark' });
  await program.ask('firstMovesMade', { game: 'chopsticks' });
  expect((await program.people()).here).toBe(await program.idOf(''));
  expect(linesOf('')).toMatchObject([{ game: 'chopsticks' }]);
});

test('people that can’t be saved are refused with the reason', async () => {
  const program = start();
  writeFileSync(path.join(folder, 'people'), 'in the way');
  expect(await program.ask('addPerson', { name: 'Ben', colour: 'teal' })).toMatch(
    /^The people on this machine couldn’t be saved: /,
  );
  expect(await program.ask('addPerson', { name: 'A'.repeat(10_000), colour: 'teal' })).toBe(
    'A name has at most 40 characters.',
  );
});
