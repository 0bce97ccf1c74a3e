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

/** Before the first puzzle: the easiest ones are as hard, and the first steps are some 70 points. */
export const unrated: SolverRating = { rating: 800, deviation: 180, volatility: 0.06 };

/** However many puzzles were tried, a rating still follows a solver who gets better. */
const leastDeviation = 60;

/** A rating that may be off by more is still a guess. */
export const unsureDeviation = 120;

const lowest = 400;

/** How sure the ratings of puzzles are: they follow from what a puzzle is, not from who has tried it. */
const puzzleDeviation = 100;

/** The rating by Glicko-2 after a puzzle, which counts as a match that the solver has won or lost. */
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
