import { z } from 'zod';

/** The schema of {@link PuzzlePlace}. */
export const puzzlePlaceSchema = z.strictObject({
  /** Its id. */
  game: z.string().max(80),
  /** What differs from the defaults. */
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** In notation, the solver's side first. */
  position: z.string().max(1000),
});

/** Where a puzzle is: its game, its rules and its first position. */
export type PuzzlePlace = z.infer<typeof puzzlePlaceSchema>;
