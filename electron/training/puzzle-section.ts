import { z } from 'zod';
import { daySchema } from '../../engine/puzzles/day.ts';
import { puzzleKinds, puzzleThemes } from '../../engine/puzzles/puzzle-pack.ts';
import { standardPacks, puzzlePacks } from '../../engine/puzzles/pack-list.ts';
import { puzzlePlaceSchema } from '../../engine/puzzles/puzzle-place.ts';
import { newSolver, solverRecordSchema } from '../../engine/puzzles/solver-record.ts';
import { largestSeed } from '../../engine/random.ts';

const name = z.string().max(80);
const theme = z.enum(puzzleThemes).nullable().default(null);
const seed = z.int().min(0).max(largestSeed);
const number = z.int().min(0).max(1_000_000_000);

/** A puzzle that was tried, and how the last try went. */
const triedSchema = z.strictObject({
  place: puzzlePlaceSchema,
  kind: z.enum(puzzleKinds),
  rating: z.number(),
  solved: z.boolean(),
  day: daySchema,
});

/** What is kept of puzzles: the schema of {@link KeptPuzzles}. */
export const keptPuzzlesSchema = z.object({
  solver: solverRecordSchema,
  /** The seed of the packs' puzzles; null before the first one. */
  seed: seed.nullable(),
  /** How many puzzles were opened, by pack and theme. */
  opened: z.record(z.string().max(100), number),
  chosen: z.object({ pack: name, theme }),
  /** The puzzle that lies open, whose it is, and whether its end has counted. */
  open: z
    .object({
      ...{ pack: name, theme, seed, number },
      /** Where it is; null for one that its pack, seed and number make. */
      place: puzzlePlaceSchema.nullable().default(null),
      day: daySchema.nullable(),
      counted: z.boolean(),
      /** It was tried since it was opened, or counts only once. */
      erred: z.boolean().default(false),
      /** It is over: solved, or shown. */
      done: z.boolean().default(false),
    })
    .nullable(),
  /** What was tried, the longest ago first; each puzzle once. */
  tried: z.array(triedSchema).default([]),
  /** How many were solved in the best run. */
  best: z.strictObject({ streak: number, storm: number }).default({ streak: 0, storm: 0 }),
});

/** What is kept of puzzles. */
export type KeptPuzzles = z.infer<typeof keptPuzzlesSchema>;

/** Before the first puzzle. */
export const noPuzzles: KeptPuzzles = {
  solver: newSolver,
  seed: null,
  opened: {},
  chosen: { pack: puzzlePacks[0]?.name ?? standardPacks, theme: null },
  open: null,
  tried: [],
  best: { streak: 0, storm: 0 },
};
