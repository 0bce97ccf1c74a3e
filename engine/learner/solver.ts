import { placeKey } from '../puzzles/puzzle-place.ts';
import { ratedAfter, unrated, type SolverRating } from '../puzzles/rating.ts';
import type { Line } from './line.ts';
import { dayIn } from './moment.ts';
import type { PuzzleProgress } from './puzzles.ts';

/** A solver's results. */
export interface SolverResults {
  readonly rating: SolverRating;
  /** Whether the rating is still being found. */
  readonly provisional: boolean;
  /** The different puzzles that were solved, at once or after all, and those that never were. */
  readonly solved: number;
  readonly failed: number;
  /** The numbers of puzzles solved at once in a row, now and at best. */
  readonly streak: number;
  readonly bestStreak: number;
}

/** The number of puzzles by which a first rating is found. */
const firstRating = 10;

/** A solver's rating and its rows of solved puzzles, by the first tries. */
export function solverResults({ counted, tried, solved: ever }: PuzzleProgress): SolverResults {
  let rating = unrated;
  let [streak, bestStreak] = [0, 0];
  for (const { line, solved } of counted) {
    rating = ratedAfter(rating, line.rating, solved);
    streak = solved ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const provisional = counted.length < firstRating;
  const [solved, failed] = [ever.size, tried.size - ever.size];
  return { rating, provisional, solved, failed, streak, bestStreak };
}

/** The number of different puzzles that were solved on a day, at once or after all. */
export function solvedOn(lines: readonly Line[], day: string): number {
  const solved = lines.flatMap((line) =>
    line.what === 'puzzle' &&
    dayIn(line.at) === day &&
    (line.outcome === 'right' || line.outcome === 'after-wrong')
      ? placeKey(line.place)
      : [],
  );
  return new Set(solved).size;
}
