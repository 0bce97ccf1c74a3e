import { expect, test } from 'vitest';
import { ratedAfter, unrated } from './rating.ts';
import {
  dailyStreak,
  newSolver,
  recordAfter,
  solvedOn,
  solverRecordSchema,
  type SolverRecord,
} from './solver-record.ts';

const today = '2026-11-22';

function after(results: readonly boolean[], day = today, from = newSolver): SolverRecord {
  return results.reduce(
    (record, solved) => recordAfter(record, { solved, rating: 1400, day, daily: false }),
    from,
  );
}

test('the rating rises with solved puzzles, less for easy ones, and becomes more certain', () => {
  const hard = ratedAfter(unrated, 1800, true);
  const easy = ratedAfter(unrated, 800, true);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(easy.rating).toBeGreaterThan(unrated.rating);
  expect(ratedAfter(unrated, 800, false).rating).toBeLessThan(unrated.rating);
  expect(hard.deviation).toBeLessThan(unrated.deviation);
});

test('the rating equals Glicko-2 worked out by its formulas for one equal opponent', () => {
  const { rating, deviation } = ratedAfter(
    { rating: 1500, deviation: 200, volatility: 0.06 },
    1500,
    true,
  );
  expect(rating).toBeCloseTo(1584.5, 0);
  expect(deviation).toBeCloseTo(175.5, 0);
});

test('a solver who solves half of the puzzles of a rating approaches that rating', () => {
  const record = after(Array.from({ length: 200 }, (_, index) => index % 2 === 0));
  expect(Math.abs(record.rating.rating - 1400)).toBeLessThan(60);
});

test('a streak counts consecutive solved puzzles', () => {
  const record = after([true, true, true, false, true]);
  expect(record).toMatchObject({ solved: 4, failed: 1, streak: 1, bestStreak: 3 });
  expect(solverRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test('today’s solved puzzles are counted anew each day', () => {
  const record = after([true, false], '2026-11-23', after([true, true]));
  expect(solvedOn(record, '2026-11-23')).toBe(1);
  expect(solvedOn(record, '2026-11-24')).toBe(0);
});

test('the daily puzzle counts once a day, and its streak counts consecutive days', () => {
  const daily = (record: SolverRecord, day: string, solved = true) =>
    recordAfter(record, { solved, rating: 1400, day, daily: true });
  const first = daily(newSolver, '2026-11-30');
  expect(daily(first, '2026-11-30', false)).toBe(first);
  const second = daily(first, '2026-12-01');
  expect(dailyStreak(second, '2026-12-02')).toBe(2);
  expect(dailyStreak(second, '2026-12-03')).toBe(0);
  expect(daily(second, '2026-12-03').daily).toEqual({ day: '2026-12-03', solved: true, streak: 1 });
  expect(daily(second, '2026-12-02', false).daily?.streak).toBe(0);
});
