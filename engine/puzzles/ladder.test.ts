import { expect, test } from 'vitest';
import { mixedSeed, seededRandom, type Random } from '../random.ts';
import { defaultSettings } from '../settings/settings.ts';
import { gameOf, games } from '../games.ts';
import { ladder, nextRung, placeOf, rungOfRun, themesIn } from './ladder.ts';
import { ladderRungs } from './ladder-rungs.ts';
import { standardPacks } from './pack-list.ts';
import { placeKey } from './puzzle-place.ts';
import { ratedAfter, unrated, type SolverRating } from './rating.ts';
import { puzzleThemes } from '../capabilities/puzzle-pack.ts';

const random = (...of: readonly number[]): Random => seededRandom(mixedSeed(...of));

test('the ladder contains the puzzles found under standard rules, the easiest first', () => {
  const games = ['chopsticks', 'summation-duel'] as const;
  const found = ladderRungs(games);
  expect(ladder.filter(({ game }) => games.some((each) => each === game))).toEqual(found);
  const ratings = ladder.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  expect(themesIn(standardPacks)).toEqual(puzzleThemes);
  for (const { game, position } of ladder) {
    const known = gameOf(game);
    const rules = known.rules(defaultSettings(known.settings));
    expect(rules.parsePosition(position).ok, position).toBe(true);
  }
}, 60_000);

test('a new solver begins with the easiest puzzle, and none is repeated before all were tried', () => {
  const wanted = { pack: 'summation-duel/usual', rating: unrated.rating };
  const tried: string[] = [];
  const all = ladder.filter(({ game }) => game === 'summation-duel');
  for (let number = 0; number < all.length; number++) {
    const rung = nextRung(wanted, tried, random(number));
    if (rung === undefined) throw new Error('There is one.');
    if (number === 0) expect(rung.rating).toBeLessThan((all[0]?.rating ?? 0) + 41);
    tried.push(placeKey(placeOf(rung)));
  }
  expect(new Set(tried).size).toBe(all.length);
  const again = nextRung(wanted, tried, random(1));
  expect(again && placeKey(placeOf(again))).toBe(tried[0]);
});

test.each(games)('the first puzzle of $id is one of the easiest', ({ id }) => {
  const wanted = { pack: `${id}/usual`, rating: unrated.rating };
  expect(nextRung(wanted, [], random(1))?.rating).toBeLessThan(1000);
});

test('puzzles of one kind don’t follow one another while others are about as hard', () => {
  for (const rating of [820, 987, 1200, 1600]) {
    const tried: string[] = [];
    const games: string[] = [];
    for (let number = 0; number < 12; number++) {
      const rung = nextRung({ pack: standardPacks, rating }, tried, random(rating, number));
      if (rung === undefined) throw new Error('There is one.');
      tried.push(placeKey(placeOf(rung)));
      games.push(`${rung.game} ${rung.themes.join()}`);
    }
    const repeated = games.filter((game, index) => game === games[index - 1]);
    expect(repeated.length, `at ${rating}`).toBeLessThan(2);
  }
});

test('only puzzles with the chosen theme come up, and none if the pack doesn’t have it', () => {
  const trap = nextRung({ pack: standardPacks, theme: 'trap', rating: 1500 }, [], random(1));
  expect(trap?.themes).toContain('trap');
  expect(nextRung({ pack: 'chopsticks/usual', theme: 'odds', rating: 1500 }, [], random(1))).toBe(
    undefined,
  );
});

test('a run gets harder and repeats no puzzle', () => {
  for (const mode of ['streak', 'storm'] as const) {
    const run = Array.from({ length: 60 }, (_, number) =>
      rungOfRun(mode, number, random(7, number)),
    );
    expect(new Set(run.map((rung) => placeKey(placeOf(rung)))).size).toBe(60);
    const ratings = run.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  }
});

/** Simulates a solver who solves puzzles as often as the ratings predict. */
function solverOf(strength: number, seed: number): SolverRating[] {
  const luck = random(seed, strength);
  const tried: string[] = [];
  const ratings = [unrated];
  for (let number = 0; number < 60; number++) {
    const solver = ratings.at(-1) ?? unrated;
    const rung = nextRung({ pack: standardPacks, rating: solver.rating }, tried, luck);
    if (rung === undefined) throw new Error('There is one.');
    tried.push(placeKey(placeOf(rung)));
    const chance = 1 / (1 + 10 ** ((rung.rating - strength) / 400));
    const solved = luck.below(1_000_000) < chance * 1_000_000;
    ratings.push(ratedAfter(solver, rung.rating, solved));
  }
  return ratings;
}

test('after 30 puzzles, the ratings of five solvers are in the right order and no longer jump', () => {
  const strengths = [600, 900, 1200, 1500, 1800];
  const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
  const isInOrder = (ratings: readonly number[]) =>
    ratings.every((rating, at) => at === 0 || rating > (ratings[at - 1] ?? NaN));
  const after30 = seeds.map((seed) => {
    const runs = strengths.map((strength) => solverOf(strength, seed));
    for (const ratings of runs) {
      const steps = ratings
        .slice(1)
        .map(({ rating }, at) => Math.abs(rating - (ratings[at]?.rating ?? NaN)));
      expect(Math.max(...steps)).toBeLessThan(110);
      expect(Math.max(...steps.slice(30))).toBeLessThan(40);
      expect(ratings[10]?.deviation).toBeLessThan(120);
    }
    return runs.map((ratings) => ratings[30]?.rating ?? NaN);
  });
  // Luck may bring neighbours into the wrong order, but seldom.
  expect(after30.filter(isInOrder).length).toBeGreaterThanOrEqual(18);
  const means = strengths.map((_, at) =>
    after30.reduce((sum, ratings) => sum + (ratings[at] ?? NaN) / seeds.length, 0),
  );
  expect(isInOrder(means)).toBe(true);
});

test('the first failure costs a new solver tens of points, not hundreds', () => {
  const { rating } = ratedAfter(unrated, 820, false);
  expect(unrated.rating - rating).toBeGreaterThan(20);
  expect(unrated.rating - rating).toBeLessThan(100);
});
