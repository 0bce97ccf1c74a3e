import { z } from 'zod';
import { puzzleKinds, puzzleThemes } from '../../engine/capabilities/puzzle-pack.ts';
import { standardPacks, puzzlePacks } from '../../engine/puzzles/pack-list.ts';
import { puzzlePlaceSchema } from '../../engine/puzzles/puzzle-place.ts';
import { daySchema, newSolver, solverRecordSchema } from '../../engine/puzzles/solver-record.ts';
import { largestSeed } from '../../engine/random.ts';

const name = z.string().max(80);
const theme = z.enum(puzzleThemes).nullable().default(null);
const seed = z.int().min(0).max(largestSeed);
const number = z.int().min(0).max(1_000_000_000);

/** A tried puzzle with the result of the last try. */
const triedSchema = z.strictObject({
  place: puzzlePlaceSchema,
  kind: z.enum(puzzleKinds),
  rating: z.number(),
  solved: z.boolean(),
  day: daySchema,
});

/** The schema of {@link KeptPuzzles}. */
export const keptPuzzlesSchema = z.object({
  solver: solverRecordSchema,
  /** The seed of the packs' puzzles; null before the first one. */
  seed: seed.nullable(),
  /** The number of opened puzzles by pack and theme. */
  opened: z.record(z.string().max(100), number),
  chosen: z.object({ pack: name, theme }),
  /** The open puzzle, its source, and whether its result has counted. */
  open: z
    .object({
      pack: name,
      theme,
      seed,
      number,
      /** Its place; null if its pack, seed and number determine it. */
      place: puzzlePlaceSchema.nullable().default(null),
      day: daySchema.nullable(),
      counted: z.boolean(),
      /** Whether it was tried since it was opened, or doesn't count any more. */
      erred: z.boolean().default(false),
      /** Whether it was solved or shown. */
      done: z.boolean().default(false),
    })
    .nullable(),
  /** The tried puzzles, the oldest first; each one once. */
  tried: z.array(triedSchema).default([]),
  /** The number of solved puzzles in the best run. */
  best: z.strictObject({ streak: number, storm: number }).default({ streak: 0, storm: 0 }),
});

/** The saved state of puzzles. */
export type KeptPuzzles = z.infer<typeof keptPuzzlesSchema>;

/** The state before the first puzzle. */
export const noPuzzles: KeptPuzzles = {
  solver: newSolver,
  seed: null,
  opened: {},
  chosen: { pack: puzzlePacks[0]?.name ?? standardPacks, theme: null },
  open: null,
  tried: [],
  best: { streak: 0, storm: 0 },
};
