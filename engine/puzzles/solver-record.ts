import { z } from 'zod';
import { daySchema, numberOfDay } from './day.ts';
import { ratedAfter, solverRatingSchema, unrated } from './rating.ts';

const count = z.int().nonnegative();
/** The schema of {@link SolverRecord}. */
export const solverRecordSchema = z.strictObject({
  rating: solverRatingSchema,
  solved: count,
  failed: count,
  /** How many puzzles were solved in a row, now and at best. */
  streak: count,
  bestStreak: count,
  /** The day of the last puzzle, and how many were solved on it. */
  lastDay: daySchema.nullable(),
  solvedOnLastDay: count,
  /** The last daily puzzle that was tried, whether it was solved, and on how many days in a row they were. */
  daily: z.strictObject({ day: daySchema, solved: z.boolean(), streak: count }).nullable(),
});

/** What a solver has to show for the puzzles tried so far. */
export type SolverRecord = z.infer<typeof solverRecordSchema>;

/** Before the first puzzle. */
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

/** How the first try at a puzzle ended. */
export interface PuzzleResult {
  readonly solved: boolean;
  /** The puzzle's rating. */
  readonly rating: number;
  /** When it was tried, as in `2026-11-22`. */
  readonly day: string;
  /** It was the puzzle of that day. */
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

/** How many puzzles were solved on a day, as long as no later one has begun. */
export function solvedOn({ lastDay, solvedOnLastDay }: SolverRecord, today: string): number {
  return lastDay === today ? solvedOnLastDay : 0;
}

/** On how many days in a row the daily puzzle was solved, up to a day or the one before it. */
export function dailyStreak({ daily }: SolverRecord, today: string): number {
  if (daily === null) return 0;
  return numberOfDay(today) - numberOfDay(daily.day) <= 1 ? daily.streak : 0;
}
