import { beforeEach, expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { positionAt } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { inEnglish } from '../../words/testing.ts';
import { pliesOf, type MatchView } from '../api/match-view.ts';
import type { RequestOf } from '../api/requests.ts';
import { Refusal } from '../ipc/refusal.ts';
import { tableOf, twoPersons } from '../match/testing.ts';
import { practiceHandlers, type MatchOnTable } from './practice-handlers.ts';

const persons = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'person' as const }));

/** The match on the table, if there is one. */
let onTable: MatchOnTable | undefined;
beforeEach(() => void (onTable = undefined));

const { practiceView } = practiceHandlers(() => onTable);
const view = (request: Partial<RequestOf<'practiceView'>>) =>
  practiceView(
    {
      game: 'chopsticks',
      settings: {},
      first: 0,
      players: persons(2),
      moves: [],
      seed: 1,
      ...request,
    },
    () => undefined,
  ) as MatchView;

/** The position of a match after a number of moves, in notation. */
const notationAt = ({ match }: SeatedMatch, at: number): string =>
  match.rules.formatPosition(positionAt(match, at));

/** The message of a refused request. */
function refusal(request: Partial<RequestOf<'practiceView'>>): string {
  try {
    view(request);
  } catch (error) {
    if (error instanceof Refusal) return inEnglish(error.reason);
    throw error;
  }
  return '';
}

test.each(games.map(({ id }) => id))('%s is practised from its start, move by move', (game) => {
  const start = view({ game });
  expect(start.state.kind).toBe('person');
  const [move] = start.moves;
  const played = view({
    game,
    moves: [...pliesOf(start).map(({ notation }) => notation), move?.notation ?? ''],
  });
  expect(pliesOf(played).map(({ seat }) => seat)).toContain(0);
  expect(pliesOf(played).length).toBeGreaterThan(pliesOf(start).length);
});

test('moves practised before keep their results, and others are played anew', () => {
  const place = { position: '1112', first: 1 };
  const long = view({ ...place, moves: ['A-C', 'A-C', 'B-C'] });
  const other = view({ ...place, moves: ['A-C', 'B-D'] });
  expect(pliesOf(other)[0]).toEqual(pliesOf(long)[0]);
  expect(pliesOf(other).map(({ notation }) => notation)).toEqual(['A-C', 'B-D']);
  expect(refusal({ ...place, moves: ['A-C', 'Z-Z'] })).not.toBe('');
});

test('a number of the moves can stand, including a draw that follows them', () => {
  const moves = ['?7', '+7', '?5', '+5', '?2'];
  const request = { game: 'digit-conquest', moves };
  const stands = [1, 2, 4, 9].map((at) => view({ ...request, at }));
  expect(stands.map(({ at }) => at)).toEqual([1, 3, 5, 5]);
  for (const stood of stands) expect(pliesOf(stood).map(({ notation }) => notation)).toEqual(moves);
  expect(stands.map(({ notation }) => notation)).toEqual(
    [1, 3, 5, 5].map((count) => view({ ...request, moves: moves.slice(0, count) }).notation),
  );
});

test('the same seed gives the same draws', () => {
  const drawn = (seed: number) =>
    pliesOf(view({ game: 'digit-conquest', seed })).map(({ notation }) => notation);
  const all = Array.from({ length: 20 }, (_, seed) => drawn(seed));
  expect(all.map((_, seed) => drawn(seed))).toEqual(all);
  expect(new Set(all.map(String)).size).toBeGreaterThan(3);
});

test('draws the same card after each decision, and in a match the card of that match', () => {
  const after = (moves: string[], from: Partial<RequestOf<'practiceView'>> = {}) =>
    pliesOf(view({ game: 'digit-conquest', moves, ...from })).at(-1)?.notation;
  expect(after(['?7', '-7'])).toBe(after(['?7', '+7']));
  const game = ['?7', '+7', '?5', '+5', '?2'];
  onTable = { gameNumber: 3, table: tableOf({ ...twoPersons, game: 'digit-conquest' }, game) };
  const from = { onTable: { gameNumber: 3, at: 1 }, position: notationAt(onTable.table, 1) };
  expect(after(['-7'], from)).toBe('?5');
  expect(after(['-7', '?5', '-5'], from)).toBe('?2');
  // What comes next in an unfinished match stays unknown: it doesn't depend on the seed of the match.
  const beyond = ['-7', '?5', '-5', '?2', '-2'];
  const unseen = [1, 2, 3].map((seed) => {
    onTable = onTable && { ...onTable, table: { ...onTable.table, seed } };
    return after(beyond, from);
  });
  expect(new Set(unseen).size).toBe(1);
});

test('begins at a position with the given player to move', () => {
  const from = view({ position: '1123', first: 1 });
  expect(from.state).toMatchObject({ kind: 'person', seat: 1 });
  expect(
    view({
      position: '1123',
      first: 0,
      players: [{ kind: 'computer', difficulty: 'hard' }, { kind: 'person' }],
    }).moves,
  ).toEqual([]);
});

test('practice that begins in the match on the table keeps the order of the hands, however long it lasts', () => {
  const moves = ['A-D', 'A-D', 'A-C', '22-13', 'B-C', 'A-D'];
  onTable = { gameNumber: 3, table: tableOf(twoPersons, [...moves, 'B-C']) };
  const position = notationAt(onTable.table, 6);
  const from = { onTable: { gameNumber: 3, at: 6 }, position };
  const begun = view(from);
  expect(begun.position).toMatchObject({ hands: [[1, 0], expect.anything()] });
  expect(begun.tree).toEqual([]);
  const next = view({ ...from, moves: ['B-C'] });
  expect([next.moves.length > 0, pliesOf(next).map(({ notation }) => notation)]).toEqual([
    true,
    ['B-C'],
  ]);
});

test.each([
  ['another match lies there', { gameNumber: 2, at: 2 }],
  ['it is shorter now', { gameNumber: 3, at: 3 }],
  ['something else was played meanwhile', { gameNumber: 3, at: 1 }],
])('nothing begins in the match on the table if %s', (_, there) => {
  onTable = { gameNumber: 3, table: tableOf(twoPersons, ['A-D', 'A-D']) };
  const position = notationAt(onTable.table, 2);
  expect(refusal({ onTable: there, position })).toMatch(/match has moved on/);
});

test('offering a computer’s moves to the user keeps the computer’s name', () => {
  const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }] as const;
  const open = view({ players: [...players], first: 1, open: 1, moves: [] });
  expect(open.state).toMatchObject({ kind: 'person', seat: 1 });
  expect(open.moves.length).toBeGreaterThan(0);
  expect(open.players).toEqual(players);
});

test.each([
  ['a game', { game: 'draughts' }],
  ['a setting', { settings: { fingers: 1 } }],
  ['a position', { position: '99999' }],
  ['a move', { moves: ['Z-Z'] }],
  ['a match on the table', { onTable: { gameNumber: 0, at: 0 } }],
  ['players', { players: persons(3) }],
])('says what is wrong with %s', (_, request) => {
  expect(refusal(request)).toMatch(/^[^{}]+\.$/);
});
