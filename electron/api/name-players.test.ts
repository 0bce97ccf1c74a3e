import { expect, test } from 'vitest';
import { namePlayers } from './name-players.ts';

test.each([
  [
    ['person', 'computer'],
    ['You', 'Computer'],
  ],
  [
    ['computer', 'person'],
    ['Computer', 'You'],
  ],
  [
    ['person', 'person'],
    ['Player 1', 'Player 2'],
  ],
  [
    ['computer', 'computer'],
    ['Computer 1', 'Computer 2'],
  ],
  [
    ['computer', 'person', 'computer'],
    ['Computer 1', 'You', 'Computer 3'],
  ],
  [
    ['person', 'computer', 'person'],
    ['Player 1', 'Computer', 'Player 3'],
  ],
] as const)('%j are called %j', (kinds, names) => {
  const players = namePlayers(kinds.map((kind) => ({ kind, difficulty: 'easy' })));
  expect(players.map(({ name }) => name)).toEqual(names);
});
