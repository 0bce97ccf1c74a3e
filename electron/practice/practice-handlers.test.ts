import { beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../engine/games.ts';
import { positionAt } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import { pliesOf, type MatchView } from '../api/match-view.ts';
import type { RequestOf } from '../api/requests.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { fakeAnalyst, tableOf, twoPersons, type FakeAnalyst } from '../match/testing.ts';
import { practiceHandlers, type MatchOnTable } from './practice-handlers.ts';

const persons = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'person' as const }));

/** The match on the table, if there is one. */
let onTable: MatchOnTable | undefined;
/** What was saved of retries. */
const retried: unknown[] = [];
/** Opens the slow puzzle. */
let open: () => void;
/** The handlers, as after a start of the program. */
let handlers: ReturnType<typeof practiceHandlers>;
let analyst: FakeAnalyst;

const tell = vi.fn();
const at = '2026-11-22T12:00:00.000+01:00';

beforeEach(() => {
  onTable = undefined;
  tell.mockClear();
  analyst = fakeAnalyst();
  const opened = new Promise<void>((resolve) => (open = resolve));
  handlers = practiceHandlers(
    {
      now: () => onTable,
      async puzzle({ id }) {
        if (id === 'gone') throw new Refusal(message('puzzles.gone'));
        if (id === 'slow') await opened;
        return { setting: { ...resolvePosition(chopsticks), first: 0, players: persons(2) } };
      },
      task: () => expect.fail('No task is open.'),
      lesson() {
        const players = [
          { kind: 'person' },
          { kind: 'computer', difficulty: 'hard' },
          { kind: 'computer', difficulty: 'medium' },
        ] as const;
        const place = { ...chopsticks, settings: { players: 3 } };
        return { setting: { ...resolvePosition(place), first: 0, players }, playOn: { turns: 9 } };
      },
      keepMistake: () => () => ({}),
      keepRetry: (place) => (outcome, _at, how) => {
        retried.push({ place, outcome, ...how });
        return {};
      },
      open: () => undefined,
      solution: () => undefined,
    },
    analyst,
  );
});

type Start<Kind> = Extract<RequestOf<'beginPractice'>, { of: Kind }>;

/** The table of a new practice. */
async function begun(start: RequestOf<'beginPractice'>): Promise<MatchView> {
  return handlers.beginPractice(start, tell);
}

const chopsticks = { game: 'chopsticks', settings: {}, first: 0, players: persons(2) };

const path = (start: Partial<Start<'path'>> = {}) =>
  begun({ of: 'path', ...chopsticks, moves: [], ...start });

const mistake = (start: Partial<Start<'mistake'>> = {}) =>
  begun({ of: 'mistake', id: 'm', ...chopsticks, ...start });

const notations = (view: MatchView) => pliesOf(view).map(({ notation }) => notation);

/** The last ply after decisions in a retry. */
async function lastAfter(start: Start<'retry'>, moves: string[]): Promise<string | undefined> {
  const { gameNumber: practice } = await begun(start);
  const views = await handlers.demonstrate({ practice, moves }, tell);
  return notations(views.at(-1) ?? expect.fail('It shows nothing.')).at(-1);
}

/** The position of a match after a number of moves, in notation. */
const notationAt = ({ match }: SeatedMatch, at: number): string =>
  match.rules.formatPosition(positionAt(match, at));

/** The message of a refused request. */
async function refusal(asked: () => unknown): Promise<string> {
  const error = await Promise.resolve()
    .then(asked)
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  if (error instanceof Refusal) return inEnglish(error.reason);
  throw new Error('It was not refused.', { cause: error });
}

test.each(games.map(({ id }) => id))(
  '%s is practised from its start, move by move',
  async (game) => {
    const start = await path({ game });
    expect(start.state.kind).toBe('person');
    const [move] = start.moves;
    const { gameNumber: practice, at } = start;
    const played = await handlers.followPath({ practice, at, moves: [move?.notation ?? ''] }, tell);
    expect(pliesOf(played).map(({ seat }) => seat)).toContain(0);
    expect(pliesOf(played).length).toBeGreaterThan(pliesOf(start).length);
  },
);

test('moves practised before keep their results, and others are played anew', async () => {
  const long = await path({ position: '1112', first: 1, moves: ['A-C', 'A-C', 'B-C'] });
  const { gameNumber: practice } = long;
  const other = await handlers.followPath({ practice, at: 1, moves: ['B-D'] }, tell);
  expect(pliesOf(other)[0]).toEqual(pliesOf(long)[0]);
  expect(notations(other)).toEqual(['A-C', 'B-D']);
  const impossible = () => handlers.followPath({ practice, at: 1, moves: ['Z-Z'] }, tell);
  expect(await refusal(impossible)).not.toBe('');
  const back = await handlers.followPath({ practice, at: 0, moves: ['A-C'] }, tell);
  expect([back.at, notations(back)], 'what comes next is followed').toEqual([1, ['A-C', 'B-D']]);
});

test('a number of the moves can stand, including a draw that follows them', async () => {
  const moves = ['?7', '+7', '?5', '+5', '?2'];
  const places = [
    [1, 1],
    [2, 3],
    [4, 5],
    [9, 5],
  ] as const;
  for (const [to, at] of places) {
    const { gameNumber: practice } = await path({ game: 'digit-conquest', moves });
    const stood = await handlers.followPath({ practice, at: to, moves: [] }, tell);
    expect([stood.at, notations(stood)]).toEqual([at, moves]);
    const alone = await path({ game: 'digit-conquest', moves: moves.slice(0, at) });
    expect(stood.notation).toBe(alone.notation);
  }
});

test('draws the same card after each decision, and in a match the card of that match', async () => {
  const after = async (moves: string[]) =>
    notations(await path({ game: 'digit-conquest', moves })).at(-1);
  expect(await after(['?7', '-7'])).toBe(await after(['?7', '+7']));
  const game = ['?7', '+7', '?5', '+5', '?2'];
  onTable = { gameNumber: 3, table: tableOf({ ...twoPersons, game: 'digit-conquest' }, game) };
  const position = notationAt(onTable.table, 1);
  const from: Start<'retry'> = { of: 'retry', gameNumber: 3, at: 1, position };
  expect(await lastAfter(from, ['-7'])).toBe('?5');
  expect(await lastAfter(from, ['-7', '-5'])).toBe('?2');
  // What comes next in an unfinished match stays unknown: it doesn't depend on the seed of the match.
  const beyond = ['-7', '-5', '-2'];
  const unseen = new Set<string | undefined>();
  for (const seed of [1, 2, 3]) {
    onTable = { ...onTable, table: { ...onTable.table, seed } };
    unseen.add(await lastAfter(from, beyond));
  }
  expect(unseen.size).toBe(1);
});

test('begins at a position with the given player to move', async () => {
  const from = await path({ position: '1123', first: 1 });
  expect(from.state).toMatchObject({ kind: 'person', seat: 1 });
  const players = [{ kind: 'computer', difficulty: 'hard' } as const, ...persons(1)];
  expect((await path({ position: '1123', players })).moves).toEqual([]);
});

test('a retry in the match on the table keeps the order of the hands, however long it lasts', async () => {
  const moves = ['A-D', 'A-D', 'A-C', '22-13', 'B-C', 'A-D'];
  onTable = { gameNumber: 3, table: tableOf(twoPersons, [...moves, 'B-C']) };
  const position = notationAt(onTable.table, 6);
  const from: Start<'retry'> = { of: 'retry', gameNumber: 3, at: 6, position };
  const start = await begun(from);
  expect(start.position).toMatchObject({ hands: [[1, 0], expect.anything()] });
  expect(start.tree).toEqual([]);
  expect(await lastAfter(from, ['B-C'])).toBe('B-C');
});

test('a retry is saved with its place and what was tried', async () => {
  const table = tableOf({ ...twoPersons, chopsticks: { suicide: true } }, ['A-D']);
  onTable = { gameNumber: 3, table };
  const position = notationAt(table, 1);
  const start = await begun({ of: 'retry', gameNumber: 3, at: 1, position });
  retried.length = 0;
  const tried = handlers.try({ practice: start.gameNumber, moves: ['A-C'], at }, tell);
  await Promise.resolve();
  await analyst.answer('judgement');
  await tried;
  const place = { game: 'chopsticks', settings: { suicide: true }, position };
  expect(retried).toMatchObject([{ place, tried: ['A-C'], attempt: 1 }]);
});

test.each([
  ['another match lies there', { gameNumber: 2, at: 2 }],
  ['it is shorter now', { gameNumber: 3, at: 3 }],
  ['something else was played meanwhile', { gameNumber: 3, at: 1 }],
])('nothing begins in the match on the table if %s', async (_, there) => {
  onTable = { gameNumber: 3, table: tableOf(twoPersons, ['A-D', 'A-D']) };
  const position = notationAt(onTable.table, 2);
  expect(await refusal(() => begun({ of: 'retry', ...there, position }))).toMatch(
    /match has moved on/,
  );
});

test('a retry offers a computer’s moves to the user, and keeps the computer’s name', async () => {
  const players = ['person', 'computer'];
  onTable = { gameNumber: 3, table: tableOf({ players }, ['A-C']) };
  const position = notationAt(onTable.table, 1);
  const view = await begun({ of: 'retry', gameNumber: 3, at: 1, position });
  expect(view.state).toMatchObject({ kind: 'person', seat: 1 });
  expect(view.moves.length).toBeGreaterThan(0);
  expect(view.players.map(({ kind }) => kind)).toEqual(players);
});

test.each<[string, Partial<Start<'path'>>]>([
  ['a game', { game: 'draughts' }],
  ['a setting', { settings: { fingers: 1 } }],
  ['a position', { position: '99999' }],
  ['a move', { moves: ['Z-Z'] }],
  ['players', { players: persons(3) }],
])('says what is wrong with %s', async (_, start) => {
  expect(await refusal(() => path(start))).toMatch(/^[^{}]+\.$/);
});

test('a request about a practice that was replaced is refused, and one of another kind stays', async () => {
  const explored = await path();
  const { gameNumber: practice } = await mistake({ position: '0312' });
  const late = handlers.try({ practice, moves: ['B-D'], at }, tell);
  await mistake({ position: '0202' });
  const refused = refusal(() => late);
  await analyst.answer('judgement');
  expect(await refused).toBe('This exercise is no longer open.');
  const again = () => handlers.try({ practice, moves: ['B-D'], at }, tell);
  expect(await refusal(again)).toBe('This exercise is no longer open.');
  const next = { practice: explored.gameNumber, at: 0, moves: ['A-C'] };
  expect(notations(await handlers.followPath(next, tell))).toEqual(['A-C']);
});

test.each([
  ['begins', 'open'],
  ['is refused', 'gone'],
])('the latest request to begin counts, whichever is ready first, even if it %s', async (_, id) => {
  const { gameNumber: before } = await begun({ of: 'puzzle', id: 'open' });
  const slow = begun({ of: 'puzzle', id: 'slow' });
  const latest = await begun({ of: 'puzzle', id }).catch(() => undefined);
  open();
  expect(await refusal(() => slow)).toBe('This exercise is no longer open.');
  const practice = latest?.gameNumber ?? before;
  expect(await handlers.demonstrate({ practice, moves: [] }, tell)).toEqual([]);
});

const step: Start<'lesson'> = { of: 'lesson', game: '', lesson: '', step: '', playOn: [] };

/** Begins a game that is played on, and makes the first move. */
async function playedOn() {
  const { gameNumber: practice, moves } = await begun(step);
  const mine = { practice, moves: [moves[0]?.notation ?? ''], at };
  const { views } = await handlers.try(mine, tell);
  return { practice, mine, views };
}

/** A computer's move, and the difficulty with which it was found; or the refusal, once it can't be found. */
async function computerMove(practice: number, failure?: Error) {
  const move = Promise.resolve(handlers.computerMove({ practice }, tell));
  const difficulties = analyst.waiting('move').map(({ difficulty }) => difficulty);
  await Promise.all([analyst.answer('move', failure), move.catch(() => undefined)]);
  return { at: (await move).view.at, difficulties };
}

test('each computer of a lesson moves by its own strength, one after the other', async () => {
  const { practice, mine, views } = await playedOn();
  expect(views.map(({ at, state }) => [at, state.kind])).toEqual([[1, 'computer']]);
  const early = () => handlers.try(mine, tell);
  expect(await refusal(early)).toBe('This exercise is no longer open.');
  for (const [index, difficulty] of ['hard', 'medium'].entries()) {
    const move = await computerMove(practice);
    expect(move).toEqual({ at: index + 2, difficulties: [difficulty] });
  }
  const late = () => handlers.computerMove({ practice }, tell);
  expect(await refusal(late), 'the user is to move').toBe('This exercise is no longer open.');
});

test('a try that a computer can’t answer is taken back, with all replies', async () => {
  const { practice, mine } = await playedOn();
  await computerMove(practice);
  const failed = () => computerMove(practice, new Error('No memory.'));
  expect(await refusal(failed)).toContain('No memory');
  expect((await handlers.try(mine, tell)).views).toMatchObject([{ at: 1 }]);
});

test('a computer stops thinking as soon as its game is replaced', async () => {
  const { practice } = await playedOn();
  const late = handlers.computerMove({ practice }, tell);
  const refused = refusal(() => late);
  await begun(step);
  expect(analyst.waiting('move')).toEqual([]);
  expect(await refused).toBe('This exercise is no longer open.');
});

test('only a path is followed, and only an exercise or a game is tried', async () => {
  const { gameNumber: exercise } = await mistake({ position: '0312' });
  const { gameNumber: explored } = await path();
  const gone = 'This exercise is no longer open.';
  const follow = () => handlers.followPath({ practice: exercise, at: 0, moves: [] }, tell);
  expect(await refusal(follow)).toBe(gone);
  const tried = () => handlers.try({ practice: explored, moves: ['A-C'], at }, tell);
  expect(await refusal(tried)).toBe(gone);
  const shown = () => handlers.showSolution({ practice: explored, at }, tell);
  expect(await refusal(shown)).toBe(gone);
});
