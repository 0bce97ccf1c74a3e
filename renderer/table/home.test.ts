import { expect, test } from 'vitest';
import type { Player } from '../../electron/api/match-view.ts';
import { homeSeat, turnedTo } from './home.ts';
import { placeOf } from './place.ts';
import { viewAfter } from './testing.ts';

const computer: Player = { kind: 'computer', difficulty: 'easy' };
const person: Player = { kind: 'person' };
/** The seat that the table is turned to after a move. */
const after = (
  turning: 'off' | 'always' | 'persons',
  players: readonly Player[],
  moves = ['B-C'],
) => turnedTo(viewAfter({ players, moves }), turning, 0);

test('the table turns to the player to move, always or only between persons', () => {
  expect(after('off', [person, person])).toBeUndefined();
  expect(after('persons', [person, person])).toBe(1);
  expect(after('persons', [person, computer])).toBeUndefined();
  expect(after('always', [person, computer])).toBe(1);
});

test('between persons it doesn’t turn to a computer', () => {
  expect(after('persons', [person, computer, person])).toBe(0);
});

test('at the end it stays as it is', () => {
  const over = viewAfter({
    settings: { fingers: 3, suddenDeath: 'instant' },
    moves: ['A-C', 'A-C', 'A-D'],
  });
  expect(turnedTo(over, 'always', 1)).toBe(1);
});

test('the player that the table is turned to sits at the bottom', () => {
  const view = { ...viewAfter({ players: [person, person] }), home: 1 };
  expect(homeSeat(view)).toBe(1);
  expect([placeOf(view, 0).at, placeOf(view, 1).at]).toEqual(['top', 'bottom']);
});
