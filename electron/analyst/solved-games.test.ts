import { expect, test, vi } from 'vitest';
import { gameOf } from '../../engine/games.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { keepSolvedGames } from './solved-games.ts';
import { drawn } from '../../engine/analysis/value.ts';

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

test('thirty games in turn take no more than their budget at any time', () => {
  const budget = 2 ** 22;
  const games = keepSolvedGames(budget);
  const most = { chopsticks: 0, others: 0 };
  for (let each = 0; each < 30; each++) {
    const asked = withFingers(5 + each);
    const { rules, solution, valueOf } = games.get(asked);
    const start = rules.start(0);
    const value = solution().evaluate(start);
    valueOf(rules.key(start), () => value);
    most.chopsticks = Math.max(most.chopsticks, games.bytes());
    const summation = gameOf('summation-duel');
    const settings = defaultSettings(summation.settings, { target: 20 + each });
    games.get({ game: summation.id, settings }).solution();
    most.others = Math.max(most.others, games.bytes());
  }
  expect(most.chopsticks).toBeLessThanOrEqual(budget);
  expect(most.others).toBeLessThanOrEqual(budget);
  expect(most.chopsticks, 'as many as there is room for').toBeGreaterThan(budget / 4);
});

test('known values count, and never take more than their share', () => {
  const games = keepSolvedGames(100_000, 1000);
  const { valueOf } = games.get(withFingers(5));
  const find = vi.fn(() => drawn);
  valueOf('1111', find);
  valueOf('1111', find);
  expect(find).toHaveBeenCalledOnce();
  expect(games.bytes()).toBeGreaterThan(0);
  for (let each = 0; each < 100; each++) valueOf(`position ${each}`, find);
  expect(games.bytes()).toBeLessThanOrEqual(1000);
});

test('a game whose solving was ended is unsolved, and can be solved later', () => {
  const solved = keepSolvedGames(2 ** 24).get({
    game,
    settings: { ...defaults, fingers: 60, suicide: true },
  });
  const ended = new Error('Nobody needs it.');
  expect(() =>
    solved.solution(() => {
      throw ended;
    }),
  ).toThrow(ended);
  expect(solved.solution().evaluate(solved.rules.start(0)).exact).toBe(true);
});

test('the game in use stays, however large it is', () => {
  const games = keepSolvedGames(1);
  const solved = games.get(withFingers(9));
  solved.solution();
  expect(games.get(withFingers(9))).toBe(solved);
});
