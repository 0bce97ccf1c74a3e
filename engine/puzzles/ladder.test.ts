import { expect, test } from 'vitest';
import { mixedSeed, pick, seededRandom, type Random } from '../random.ts';
import { games } from '../games.ts';
import { ladder, nextRung, placeOf, rungOfRun, themesIn, type Rung } from './ladder.ts';
import { rungAt } from './ladder-rungs.ts';
import { standardPacks } from './pack-list.ts';
import { placeKey } from './puzzle-place.ts';
import { lineFrom } from './line.ts';
import { puzzleAt, puzzleMaker } from './puzzle-maker.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import { answerOf } from './puzzle.ts';
import { ratedAfter, unrated, type SolverRating } from './rating.ts';
import { puzzleThemes, type PuzzleKind } from '../capabilities/puzzle-pack.ts';

const random = (...of: readonly number[]): Random => seededRandom(mixedSeed(...of));

const today = '2026-11-22';

/** What a solver did before: the tried puzzles, the oldest first. */
const after = (tried: readonly (readonly [Rung, solved: boolean, day: string])[]) => ({
  tried: new Map(tried.map(([rung, solved, day]) => [placeKey(placeOf(rung)), { solved, day }])),
  open: new Set<string>(),
  day: today,
});

const next = (...asked: Parameters<typeof nextRung>): Rung =>
  nextRung(...asked) ?? expect.fail('There is one.');

test('the ladder has the puzzles that its command finds and grades, the easiest first', () => {
  const maker = puzzleMaker();
  const luck = random(20);
  const sample = games.flatMap(({ id }) => {
    const rungs = ladder.filter(({ game }) => game === id);
    return Array.from({ length: 12 }, () => pick(luck, rungs));
  });
  for (const rung of sample) expect(rungAt(maker, placeOf(rung))).toEqual(rung);
  const ratings = ladder.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  expect(new Set(ladder.map((rung) => placeKey(placeOf(rung)))).size).toBe(ladder.length);
  expect(themesIn(standardPacks)).toEqual(puzzleThemes);
}, 60_000);

test('every answer has a reason, under all rules and at every rating', () => {
  const maker = puzzleMaker();
  // All of them take half a minute.
  const some = ladder.filter((_, number) => number % 5 === 0);
  const unexplained = some.flatMap((rung) => {
    const on = maker.under(rung.game, rung.settings);
    const valuer = puzzleValuer(on.rules, on.solution);
    const line = lineFrom(on.rules, valuer, puzzleAt(on, placeOf(rung)));
    return line.flatMap(({ step }) => (answerOf(step).why === null ? step.position : []));
  });
  expect(unexplained).toEqual([]);
}, 120_000);

test.each(games)(
  'at every rating from 700 to 1900 there are five puzzles of $id about as hard',
  ({ id }) => {
    const ratings = ladder.filter(({ game }) => game === id).map(({ rating }) => rating);
    const sparse = Array.from({ length: 1201 }, (_, above) => 700 + above).filter(
      (rating) => ratings.filter((each) => Math.abs(each - rating) <= 60).length < 5,
    );
    expect(sparse).toEqual([]);
  },
);

test('no twenty puzzles of a game have the same rating', () => {
  for (const { id } of games) {
    const ratings = ladder.filter(({ game }) => game === id).map(({ rating }) => rating);
    const most = Math.max(
      ...ratings.map((rating) => ratings.filter((other) => other === rating).length),
    );
    expect(most, id).toBeLessThan(20);
  }
});

const solvers = games.flatMap(({ id }) =>
  [id, `${id}/usual`].flatMap((pack) => [
    { pack, who: 'always right', errs: () => false },
    { pack, who: 'wrong in every third', errs: (number: number) => number % 3 === 2 },
  ]),
);

test.each(solvers)(
  'a new solver of $pack, $who, meets what suits them, and nothing twice, in fifty puzzles',
  ({ pack, errs }) => {
    const tried: [Rung, boolean, string][] = [];
    let solver = unrated;
    for (let number = 0; number < 50; number++) {
      const rung = next({ pack, rating: solver.rating }, after(tried), random(number));
      const above = rung.rating - solver.rating;
      expect(above).toBeLessThanOrEqual(100);
      // The first three are rather easy than under rules that weren't taught.
      if (number < 3) expect(rung.settings).toEqual({});
      else expect(above).toBeGreaterThanOrEqual(-100);
      if (number < 2) expect(rung.kind).not.toBe('threat');
      const solved = !errs(number);
      tried.push([rung, solved, today]);
      solver = ratedAfter(solver, rung.rating, solved);
    }
    expect(new Set(tried.map(([rung]) => placeKey(placeOf(rung)))).size).toBe(50);
  },
);

test('a solved puzzle rests for thirty days, and one that went wrong until the next day', () => {
  const find = (game: string, kind: PuzzleKind) =>
    ladder.find((each) => each.game === game && each.kind === kind && each.rating > 990) ??
    expect.fail('There is one.');
  const [rung, other] = [find('chopsticks', 'win'), find('summation-duel', 'delay')];
  const comes = (solved: boolean, day: string) =>
    Array.from({ length: 100 }, (_, seed) =>
      next(
        { pack: 'chopsticks', rating: rung.rating },
        // A puzzle of another kind came last.
        after([
          [rung, solved, day],
          [other, true, today],
        ]),
        random(seed),
      ),
    ).includes(rung);
  expect(comes(true, '2026-10-24')).toBe(false);
  expect(comes(true, '2026-10-23')).toBe(true);
  expect(comes(false, today)).toBe(false);
  expect(comes(false, '2026-11-21')).toBe(true);
});

test('a position doesn’t come again under other rules or as a threat while there are others', () => {
  const tried: [Rung, boolean, string][] = [];
  for (let number = 0; number < 60; number++) {
    const wanted = { pack: 'chopsticks', rating: 900 + (number % 12) * 20 };
    tried.push([next(wanted, after(tried), random(number)), number % 3 > 0, today]);
  }
  expect(new Set(tried.map(([{ position }]) => position)).size).toBe(tried.length);
});

test.each([700, 880, 1200])(
  'at %i, no more than two puzzles of a kind follow one another',
  (rating) => {
    const tried: [Rung, boolean, string][] = [];
    for (let number = 0; number < 12; number++) {
      const rung = next({ pack: 'chopsticks', rating }, after(tried), random(number));
      tried.push([rung, true, today]);
    }
    const kinds = tried.map(([{ kind }]) => kind);
    expect(kinds.filter((kind, at) => kind === kinds[at - 1] && kind === kinds[at - 2])).toEqual(
      [],
    );
  },
);

test('relatives come where the standard rules would jump, and only there', () => {
  const tried: [Rung, boolean, string][] = [];
  const ask = (rating: number) => {
    const rung = next({ pack: 'chopsticks/usual', rating }, after(tried), random(rating));
    tried.push([rung, true, today]);
    return rung;
  };
  for (const rating of [680, 700, 710]) expect(ask(rating).settings).toEqual({});
  for (const rating of [820, 850]) {
    const between = ask(rating);
    expect(between.game).toBe('chopsticks');
    expect(between.settings).not.toEqual({});
  }
  expect(ask(1000).settings).toEqual({});
});

test('puzzles of one kind don’t follow one another while others are about as hard', () => {
  for (const rating of [820, 987, 1200, 1600]) {
    const tried: [Rung, boolean, string][] = [];
    for (let number = 0; number < 12; number++) {
      tried.push([
        next({ pack: 'all', rating }, after(tried), random(rating, number)),
        true,
        today,
      ]);
    }
    const kinds = tried.map(([{ game, themes }]) => `${game} ${themes.join()}`);
    const repeated = kinds.filter((kind, index) => kind === kinds[index - 1]);
    expect(repeated.length, `at ${rating}`).toBeLessThan(2);
  }
});

test('only puzzles with the chosen theme come up, and none if the pack doesn’t have it', () => {
  const trap = nextRung({ pack: standardPacks, theme: 'trap', rating: 1500 }, after([]), random(1));
  expect(trap?.themes).toContain('trap');
  expect(trap?.settings).toEqual({});
  const none = { pack: 'chopsticks/usual', theme: 'odds', rating: 1500 } as const;
  expect(nextRung(none, after([]), random(1))).toBe(undefined);
});

test('a run climbs the ladder of its game and repeats no puzzle', () => {
  for (const mode of ['streak', 'storm'] as const) {
    for (const pack of ['all', 'summation-duel']) {
      const run = Array.from({ length: 60 }, (_, number) =>
        rungOfRun({ pack, mode, number }, random(7, number)),
      );
      expect(new Set(run.map((rung) => placeKey(placeOf(rung)))).size).toBe(60);
      const ratings = run.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
      const played = new Set(run.map(({ game }) => game));
      expect(played.size).toBe(pack === 'all' ? games.length : 1);
    }
  }
});

/** Simulates a solver who solves puzzles as often as the ratings predict. */
function solverOf(strength: number, seed: number): SolverRating[] {
  const luck = random(seed, strength);
  const tried: [Rung, boolean, string][] = [];
  const ratings = [unrated];
  for (let number = 0; number < 60; number++) {
    const solver = ratings.at(-1) ?? unrated;
    const rung = next({ pack: 'all', rating: solver.rating }, after(tried), luck);
    tried.push([rung, true, today]);
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
