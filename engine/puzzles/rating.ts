import rate from 'glicko2-lite';
import { z } from 'zod';

/** The schema of {@link SolverRating}. */
export const solverRatingSchema = z.strictObject({
  rating: z.number(),
  deviation: z.number().positive(),
  volatility: z.number().positive(),
});

/** How strong a solver is, by Glicko-2. */
export type SolverRating = z.infer<typeof solverRatingSchema>;

/** A solver of whom nothing is known yet. */
export const unrated: SolverRating = { rating: 1200, deviation: 350, volatility: 0.06 };

/** How sure the ratings of puzzles are: they follow from what a puzzle is, not from who has tried it. */
const puzzleDeviation = 100;

/** The rating after a puzzle, which counts as a match that the solver has won or lost. */
export function ratedAfter(solver: SolverRating, puzzle: number, solved: boolean): SolverRating {
  const { rating, rd, vol } = rate(solver.rating, solver.deviation, solver.volatility, [
    [puzzle, puzzleDeviation, solved ? 1 : 0],
  ]);
  return { rating, deviation: rd, volatility: vol };
}
