import { z } from 'zod';
import { puzzleKinds, puzzleThemes, runModes } from '../capabilities/puzzle-pack.ts';
import { isDay } from '../puzzles/day.ts';
import { puzzlePlaceSchema } from '../puzzles/puzzle-place.ts';
import { largestSeed } from '../random.ts';
import { isMoment } from './moment.ts';

/** How an exercise was decided: at once, after a wrong try, by a first wrong try, or by looking at the solution. */
const outcomes = ['right', 'wrong', 'after-wrong', 'shown'] as const;

const name = z.string().max(100);
const at = z.string().refine(isMoment);

/** What makes a puzzle, and so tells it from others. */
export const openedPuzzleSchema = z.strictObject({
  pack: name,
  theme: z.enum(puzzleThemes).nullable(),
  seed: z.int().min(0).max(largestSeed),
  /** The puzzle's number in its pack, from 0. */
  number: z.int().min(0).max(1_000_000_000),
  /** Its place; null if its pack, seed and number determine it. */
  place: puzzlePlaceSchema.nullable(),
  /** The day whose daily puzzle it is; null for a puzzle of a pack. */
  day: z.string().refine(isDay).nullable(),
});

/** What makes a puzzle, see {@link openedPuzzleSchema}. */
export type OpenedPuzzle = z.infer<typeof openedPuzzleSchema>;

/** Where a puzzle came from: the puzzle that is open, which counts, or a run or the history, which don't. */
const puzzleSources = ['open', 'run', 'again'] as const;

/**
 * A line of the journal: something that a learner did. All progress follows from these lines by the functions of this
 * folder. A line is never changed; new kinds may be added.
 */
export const lineSchema = z.discriminatedUnion('what', [
  /** A puzzle was opened to be solved; it stays open until it is solved or shown. */
  z.strictObject({ what: z.literal('puzzle-opened'), at, puzzle: openedPuzzleSchema }),
  /** A puzzle was decided, at first or after all. */
  z.strictObject({
    what: z.literal('puzzle'),
    at,
    from: z.enum(puzzleSources),
    place: puzzlePlaceSchema,
    kind: z.enum(puzzleKinds),
    rating: z.number(),
    outcome: z.enum(outcomes),
  }),
  /** A run of puzzles ended. */
  z.strictObject({
    what: z.literal('run'),
    at,
    mode: z.enum(runModes),
    solved: z.int().nonnegative(),
  }),
]);

/** A line of the journal, see {@link lineSchema}. */
export type Line = z.infer<typeof lineSchema>;

/** The lines of one kind. */
export type LineOf<What extends Line['what']> = Extract<Line, { what: What }>;
