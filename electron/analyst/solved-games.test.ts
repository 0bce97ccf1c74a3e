import { expect, test } from 'vitest';
import { gameOf } from '../../engine/games.ts';
import { defaultSettings } from '../../engine/settings.ts';
import { keepSolvedGames } from './solved-games.ts';

const game = 'chopsticks';
const defaults = defaultSettings(gameOf(game).settings);
const withFingers = (fingers: number) => ({ game, settings: { ...defaults, fingers } });

test('a game is solved once, and dropped when the tables of newer ones need its place', () => {
  const games = keepSolvedGames(40_000);
  const solve = (fingers: number) => {
    const solved = games.get(withFingers(fingers));
    solved.solution();
    return solved;
  };
  const five = solve(5);
  expect(solve(5)).toBe(five);
  solve(15);
  const fourteen = solve(14);
  expect(games.get(withFingers(14))).toBe(fourteen);
  expect(games.bytes()).toBeLessThanOrEqual(40_000);
  expect(games.get(withFingers(5)), 'used longest ago').not.toBe(five);
});

test('the one in use stays, however large it is', () => {
  const games = keepSolvedGames(1);
  const solved = games.get(withFingers(9));
  solved.solution();
  expect(games.get(withFingers(9))).toBe(solved);
});
