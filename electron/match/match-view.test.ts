import { expect, test } from 'vitest';
import { spoken } from '../../words/testing.ts';
import { adjudicate, goTo, positionOf } from '../../engine/match/match.ts';
import { play } from '../../engine/match/variations.ts';
import { nextRound, withMatch } from '../../engine/match/series.ts';
import { pliesOf, type MatchView } from '../api/match-view.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { viewOf as viewIn } from './match-view.ts';
import { tableOf, twoPersons, wonGame } from './testing.ts';

const viewOf = (table: SeatedMatch, computers: 'play' | 'wait' = 'play'): MatchView =>
  viewIn(table, { playedOn: false, revision: 0, gameNumber: 0, computers });

/** The view with its messages in English. */
const shownOf = (table: SeatedMatch) => spoken(viewOf(table), table.players);

test('a match before its first move', () => {
  const view = viewOf(tableOf({}));
  expect(view).toMatchObject({
    game: { id: 'chopsticks' },
    notation: '1111',
    state: { kind: 'person', seat: 0 },
    tree: [],
    at: 0,
    last: null,
    canUndo: false,
    canRedo: false,
  });
  expect(view.moves.map(({ notation }) => notation)).toEqual(['A-C', 'A-D', 'B-C', 'B-D']);
  expect(view.moves[0]?.after).toMatchObject({
    hands: [
      [1, 1],
      [2, 1],
    ],
    turn: 1,
  });
});

test('a person can’t move for the computer', () => {
  const view = viewOf(tableOf({}, ['A-C']));
  expect(view.state).toEqual({ kind: 'computer', seat: 1 });
  expect(view.moves).toEqual([]);
  expect(view.canUndo).toBe(true);
});

test('the last move has the position in which it was played', () => {
  const table = tableOf(twoPersons, ['A-C', 'B-D']);
  const view = shownOf({ ...table, match: goTo(table.match, 1) });
  expect(view.last).toMatchObject({
    seat: 0,
    move: { kind: 'attack', hand: 0, seat: 1, target: 0 },
    before: {
      hands: [
        [1, 1],
        [1, 1],
      ],
    },
  });
  expect(view).toMatchObject({ at: 1, canUndo: true, canRedo: true });
  expect(view.tree.map(({ ply: { seat, text } }) => [seat, text])).toEqual([
    [0, 'Left hand strikes their left: 1 becomes 2'],
    [1, 'Left hand strikes their right: 1 becomes 3'],
  ]);
});

test('a variation played after the end doesn’t change the result of the match', () => {
  const won = tableOf(twoPersons, wonGame);
  expect(viewOf(won).variation).toBeUndefined();
  const start = { ...won, match: goTo(won.match, 0) };
  const { rules } = start.match;
  const other = rules
    .moves(positionOf(start.match))
    .find((move) => rules.formatMove(positionOf(start.match), move) !== wonGame[0]);
  const tried = withMatch(
    start,
    play(start.match, other, (match) => match),
  );
  if (!tried.ok) throw new Error('It lies too deep.');
  const view = shownOf(tried.value);
  expect(view.variation).toBe('In a variation. The match itself: Player 1 won.');
  expect(shownOf(won).end).toMatchObject({ headline: 'Player 1 wins!' });
  expect(view.end).toEqual(shownOf(won).end);
  expect(viewOf(start).end, 'in the middle').toEqual(viewOf(won).end);
  const before = { ...tried.value, match: { ...tried.value.match, at: 0 } };
  expect(viewOf(before).variation, 'before it turns off').toBeUndefined();
});

test('only what a person has done can be undone, or a computer that waits', () => {
  const canUndo = (at: number) => viewOf(tableOf(twoPersons, ['A-C', 'A-C'], at)).canUndo;
  expect([0, 1, 2].map(canUndo)).toEqual([false, true, true]);
  expect(viewOf(tableOf({ first: 2 }, ['A-C'])).canUndo).toBe(false);
  expect(viewOf(tableOf({ first: 2 }, ['A-C', 'A-C'])).canUndo).toBe(true);
  const watched = tableOf({ players: ['computer', 'computer'] }, ['A-C', 'A-C']);
  expect(viewOf(watched).canUndo).toBe(false);
  expect(viewOf(watched, 'wait').canUndo).toBe(true);
  const resigned = tableOf(twoPersons);
  const match = adjudicate(resigned.match, { kind: 'win', winner: 1 });
  expect(viewOf({ ...resigned, match }).canUndo).toBe(true);
  expect(viewOf({ ...watched, match }).canUndo).toBe(false);
  const kept = { ...twoPersons, game: 'summation-duel', 'summation-duel': { undo: false } };
  expect(viewOf(tableOf(kept, ['+3'])).canUndo).toBe(false);
});

test.each([
  [twoPersons, 'Player 1 wins!', 'Player 2 has no hands left.'],
  [{ players: ['person', 'computer'] }, 'You win!', 'The computer has no hands left.'],
  [{ players: ['computer', 'person'] }, 'Computer wins', 'You have no hands left.'],
  [{ players: ['computer', 'computer'] }, 'Computer 1 wins', 'Computer 2 has no hands left.'],
])('a game that is over says who won and how: %j', (config, headline, reason) => {
  const view = shownOf(tableOf(config, wonGame));
  expect(view.state).toMatchObject({
    kind: 'over',
    outcome: { kind: 'win', winner: 0 },
    headline,
    reason,
  });
  expect(view.moves).toEqual([]);
});

test('a view is plain data', () => {
  const view = viewOf(tableOf(twoPersons, wonGame));
  expect(structuredClone(view)).toEqual(view);
});

test('a toss decides who begins the first game of a series, but no later game', () => {
  const config = { ...twoPersons, first: 'random', game: 'summation-duel' };
  const series = { ...config, 'summation-duel': { bestOf: 3 } };
  expect(viewOf(tableOf({ ...series, first: 1 })).tossed).toBe(false);
  const first = tableOf(series, ['+6', '+9', '+10', '+8', '+7', '+5', '+4', '+1']);
  expect(viewOf(first).tossed).toBe(true);
  expect(viewOf(nextRound(first)).tossed).toBe(false);
});

test.each([
  [['computer', 'person'], 'You are the champion!'],
  [['person', 'person'], 'Player 2 is the champion!'],
  [['computer', 'computer'], 'Computer 2 is the champion'],
])('the end of a series is more than the end of its last game: %j', (players, headline) => {
  const config = { players, game: 'summation-duel', 'summation-duel': { bestOf: 3 } };
  const table = tableOf(config, ['+6', '+9', '+10', '+8', '+7', '+5', '+4', '+1']);
  const outcome = { kind: 'win', winner: 1, order: [1, 0], by: 'exact' } as const;
  expect(shownOf(table).state).toMatchObject({
    headline: expect.stringContaining('win') as unknown,
  });
  const view = shownOf({ ...table, rounds: [{ first: 0, match: table.match, outcome }] });
  expect(view.state).toMatchObject({ headline });
});

test('a ply has its move, its resulting position and the digit that was drawn', () => {
  const [drawn, played] = pliesOf(
    viewOf(tableOf({ ...twoPersons, game: 'digit-conquest' }, ['?7', '+7', '?5'])),
  );
  expect(drawn).toMatchObject({ move: { kind: 'draw', digit: 7 }, seat: null, drawn: 7 });
  expect(drawn?.after).toMatchObject({ hand: 7, scores: [0, 0] });
  expect(played).toMatchObject({ move: { kind: 'add', digit: 7 }, seat: 0, drawn: null });
  expect(played?.after).toMatchObject({ hand: null, scores: [7, 0] });
});

test('a view has the reference material of its game', () => {
  expect(viewOf(tableOf({ game: 'scholars-game' })).reference).toHaveLength(7);
  expect(viewOf(tableOf({ game: 'chopsticks' })).reference).toBeUndefined();
});
