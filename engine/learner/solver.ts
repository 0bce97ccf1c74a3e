import { placeKey } from '../puzzles/puzzle-place.ts';
import { ratedAfter, unrated, type SolverRating } from '../puzzles/rating.ts';
import type { Line } from './line.ts';
import { dayIn } from './moment.ts';
import { puzzleProgress } from './puzzles.ts';

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
export function solverResults(lines: readonly Line[]): SolverResults {
  const { counted, tried } = puzzleProgress(lines);
  let rating = unrated;
  let [streak, bestStreak] = [0, 0];
  for (const { line, solved } of counted) {
    rating = ratedAfter(rating, line.rating, solved);
    streak = solved ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  const solved = solvedPlaces(lines).size;
  const provisional = counted.length < firstRating;
  return { rating, provisional, solved, failed: tried.size - solved, streak, bestStreak };
}

/** The number of different puzzles that were solved on a day, at once or after all. */
export function solvedOn(lines: readonly Line[], day: string): number {
  return solvedPlaces(lines.filter(({ at }) => dayIn(at) === day)).size;
}

function solvedPlaces(lines: readonly Line[]): Set<string> {
  return new Set(
    lines.flatMap((line) =>
      line.what === 'puzzle' && (line.outcome === 'right' || line.outcome === 'after-wrong')
        ? placeKey(line.place)
        : [],
    ),
  );
}
