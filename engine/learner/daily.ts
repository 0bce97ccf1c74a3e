import { numberOfDay } from '../puzzles/day.ts';
import type { CountedPuzzle } from './puzzles.ts';

/** Whether the daily puzzle of a day was solved at once; undefined before its first try. */
export function dailyResult(counted: readonly CountedPuzzle[], day: string): boolean | undefined {
  return counted.find(({ daily }) => daily === day)?.solved;
}

/**
 * The number of consecutive days with a solved daily puzzle, up to today or, while today's isn't solved, yesterday. Days
 * after today count for nothing.
 */
export function dailyStreak(counted: readonly CountedPuzzle[], today: string): number {
  const solved = new Set(
    counted.flatMap(({ solved, daily }) => (solved && daily !== null ? numberOfDay(daily) : [])),
  );
  const now = numberOfDay(today);
  // A failed puzzle ends the streak; one that wasn't tried yet doesn't.
  const last = solved.has(now) || dailyResult(counted, today) === false ? now : now - 1;
  let streak = 0;
  while (solved.has(last - streak)) streak++;
  return streak;
}
