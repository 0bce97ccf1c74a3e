import rate from 'glicko2-lite';
import { z } from 'zod';

/** The schema of {@link SolverRating}. */
export const solverRatingSchema = z.strictObject({
  rating: z.number(),
  deviation: z.number().positive(),
  volatility: z.number().positive(),
});

/** The strength of a solver in Glicko-2. */
export type SolverRating = z.infer<typeof solverRatingSchema>;

/** The rating of a new solver: as low as the easiest puzzles, with first steps of about 70 points. */
export const unrated: SolverRating = { rating: 700, deviation: 180, volatility: 0.06 };

/**
 * The lower limit of the deviation, so that a rating still follows a solver who improves after many
 * puzzles.
 */
const leastDeviation = 60;

const lowest = 400;

/** The deviation of puzzle ratings, which follow from the puzzle itself, not from tries. */
const puzzleDeviation = 100;

/** The Glicko-2 rating after a puzzle, which counts as a match won or lost against the puzzle. */
export function ratedAfter(solver: SolverRating, puzzle: number, solved: boolean): SolverRating {
  const { rating, rd, vol } = rate(solver.rating, solver.deviation, solver.volatility, [
    [puzzle, puzzleDeviation, solved ? 1 : 0],
  ]);
  return {
    rating: Math.max(lowest, rating),
    deviation: Math.max(leastDeviation, rd),
    volatility: vol,
  };
}
