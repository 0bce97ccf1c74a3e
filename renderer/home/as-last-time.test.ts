import { expect, test } from 'vitest';
import { preferencesOf } from '../preferences/testing.ts';
import { asLastTime } from './as-last-time.ts';

const requestOf = (config: object, id: string) => {
  const preferences = preferencesOf(JSON.stringify(config));
  const game = preferences.games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`There is no ${id}.`);
  return asLastTime(game, preferences);
};

test('a game is played as the preferences have it, which the main process knows', () => {
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

test('who began at a larger table begins at the last seat of a smaller one', () => {
  const config = { first: 5, chopsticks: { players: 6 } };
  expect(requestOf(config, 'chopsticks').first).toBe(4);
  expect(requestOf(config, 'summation-duel').first).toBe(1);
});
