import { z } from 'zod';
import { daySchema } from '../../engine/puzzles/day.ts';
import { puzzleKinds } from '../../engine/puzzles/puzzle-pack.ts';
import { allPacks, puzzlePacks } from '../../engine/puzzles/pack-list.ts';
import { newSolver, solverRecordSchema } from '../../engine/puzzles/solver-record.ts';
import { largestSeed } from '../../engine/random.ts';

const name = z.string().max(80);
const kind = z.enum(puzzleKinds).nullable();
const seed = z.int().min(0).max(largestSeed);
const number = z.int().min(0).max(1_000_000_000);

/** What is kept of puzzles: the schema of {@link KeptPuzzles}. */
export const keptPuzzlesSchema = z.strictObject({
  solver: solverRecordSchema,
  /** The seed of the packs' puzzles; null before the first one. */
  seed: seed.nullable(),
  /** How many puzzles were opened, by pack and kind. */
  opened: z.record(z.string().max(100), number),
  chosen: z.strictObject({ pack: name, kind }),
  /** The puzzle that lies open, whose it is, and whether its end has counted. */
  open: z
    .strictObject({
      ...{ pack: name, kind, seed, number },
      day: daySchema.nullable(),
      counted: z.boolean(),
      /** It is over: solved, or shown. */
      done: z.boolean().default(false),
    })
    .nullable(),
});

/** What is kept of puzzles. */
export type KeptPuzzles = z.infer<typeof keptPuzzlesSchema>;

/** Before the first puzzle. */
export const noPuzzles: KeptPuzzles = {
  solver: newSolver,
  seed: null,
  opened: {},
  chosen: { pack: puzzlePacks[0]?.game ?? allPacks, kind: null },
  open: null,
};
