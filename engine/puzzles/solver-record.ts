import { z } from 'zod';
import { isDay, numberOfDay } from './day.ts';
import { ratedAfter, solverRatingSchema, unrated } from './rating.ts';

/** A calendar day such as `2026-11-22`. */
export const daySchema = z.string().refine(isDay);

const count = z.int().nonnegative();
/** The schema of {@link SolverRecord}. */
export const solverRecordSchema = z.strictObject({
  rating: solverRatingSchema,
  solved: count,
  failed: count,
  /** The numbers of puzzles solved in a row, now and at best. */
  streak: count,
  bestStreak: count,
  /** The day of the last puzzle, and the number solved on that day. */
  lastDay: daySchema.nullable(),
  solvedOnLastDay: count,
  /** The last daily puzzle tried, whether it was solved, and the number of consecutive days. */
  daily: z.strictObject({ day: daySchema, solved: z.boolean(), streak: count }).nullable(),
});

/** A solver's results so far. */
export type SolverRecord = z.infer<typeof solverRecordSchema>;

/** The record of a new solver. */
export const newSolver: SolverRecord = {
  rating: unrated,
  solved: 0,
  failed: 0,
  streak: 0,
  bestStreak: 0,
  lastDay: null,
  solvedOnLastDay: 0,
  daily: null,
};

/** The result of the first try at a puzzle. */
export interface PuzzleResult {
  readonly solved: boolean;
  /** The puzzle's rating. */
  readonly rating: number;
  /** The day of the try, such as `2026-11-22`. */
  readonly day: string;
  /** Whether it was that day's daily puzzle. */
  readonly daily: boolean;
}

/** The record after a puzzle. A daily puzzle counts once. */
export function recordAfter(record: SolverRecord, result: PuzzleResult): SolverRecord {
  const { solved, rating, day: today, daily } = result;
  if (daily && record.daily?.day === today) return record;
  const streak = solved ? record.streak + 1 : 0;
  return {
    rating: ratedAfter(record.rating, rating, solved),
    solved: record.solved + (solved ? 1 : 0),
    failed: record.failed + (solved ? 0 : 1),
    streak,
    bestStreak: Math.max(record.bestStreak, streak),
    lastDay: today,
    solvedOnLastDay: solvedOn(record, today) + (solved ? 1 : 0),
    daily: daily
      ? { day: today, solved, streak: solved ? dailyStreak(record, today) + 1 : 0 }
      : record.daily,
  };
}

/** The number of puzzles solved today; 0 if the last puzzle was on another day. */
export function solvedOn({ lastDay, solvedOnLastDay }: SolverRecord, today: string): number {
  return lastDay === today ? solvedOnLastDay : 0;
}

/** The number of consecutive days with a solved daily puzzle, up to today or yesterday. */
export function dailyStreak({ daily }: SolverRecord, today: string): number {
  if (daily === null) return 0;
  return numberOfDay(today) - numberOfDay(daily.day) <= 1 ? daily.streak : 0;
}
