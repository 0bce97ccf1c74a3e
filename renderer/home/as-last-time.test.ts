import { expect, test } from 'vitest';
import { preferencesOf } from '../preferences/testing.ts';
import { asLastTime } from './as-last-time.ts';

const requestOf = (config: object, id: string) => {
  const preferences = preferencesOf(JSON.stringify(config));
  const game = preferences.games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`There is no ${id}.`);
  return asLastTime(game, preferences);
};

test('a game is played by the preferences, which the main process knows', () => {
  const config = {
    players: ['person', 'computer'],
    difficulty: ['easy'],
    names: ['Ann', '', 'Hal'],
    first: 'random',
    chopsticks: { players: 3, fingers: 6 },
  };
  expect(requestOf(config, 'chopsticks')).toEqual({
    game: 'chopsticks',
    players: [
      { kind: 'person', name: 'Ann' },
      { kind: 'computer', difficulty: 'easy' },
      { kind: 'computer', difficulty: 'easy', name: 'Hal' },
    ],
    first: 'random',
  });
});

test('if the first player sat beyond the last seat of a smaller table, the last seat begins', () => {
  const config = { first: 5, chopsticks: { players: 6 } };
  expect(requestOf(config, 'chopsticks').first).toBe(4);
  expect(requestOf(config, 'summation-duel').first).toBe(1);
});
