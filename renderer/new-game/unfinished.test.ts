import { expect, test } from 'vitest';
import type { MatchView, Player } from '../../electron/api/match-view.ts';
import { viewAfter, type Situation } from '../table/testing.ts';
import { isUnfinished } from './unfinished.ts';

const person: Player = { kind: 'person' };
const computer: Player = { kind: 'computer', difficulty: 'easy', name: 'Computer' };

/** A whole game of Summation Duel. */
const toFifty = ['+10', '+9', '+8', '+7', '+6', '+5', '+4', '+1'];

function series(hasNextRound: boolean, round = 1): Pick<MatchView, 'series'> {
  return { series: { round, bestOf: 3, won: [1, 0], champion: null, hasNextRound } };
}

test.each<[string, Situation, boolean]>([
  ['without moves', {}, false],
  ['that was set up', { position: '1234' }, true],
  ['with a move', { moves: ['A-C'] }, true],
  ['whose only move was taken back', { moves: ['A-C'], at: 0 }, true],
  ['in which only the computer has moved', { players: [computer, person], moves: ['A-C'] }, false],
  ['between computers', { players: [computer, computer], moves: ['A-C'] }, true],
  ['that is over', { game: 'summation-duel', moves: toFifty }, false],
  [
    'that is over, while the user looks back',
    { game: 'summation-duel', moves: toFifty, at: 2 },
    false,
  ],
])('a match %s', (_, situation, unfinished) => {
  expect(isUnfinished(viewAfter(situation))).toBe(unfinished);
});

test('a series is unfinished between two of its games', () => {
  const over = viewAfter({ game: 'summation-duel', moves: toFifty });
  expect(over.state.kind).toBe('over');
  expect(isUnfinished({ ...over, ...series(true) })).toBe(true);
  expect(isUnfinished({ ...over, ...series(false) })).toBe(false);
  expect(isUnfinished({ ...viewAfter(), ...series(false, 2) })).toBe(true);
});
