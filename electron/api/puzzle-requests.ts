import { z } from 'zod';
import { daySchema } from '../../engine/day.ts';
import { puzzleKinds } from '../../engine/puzzle-pack.ts';

/** Where the person is. */
const day = daySchema;

const pack = z.string().min(1).max(80);

const kind = z.enum(puzzleKinds).nullable();

/** What lies open, and which of its moves is asked for, from 0. */
const place = { id: z.string().max(200), step: z.int().min(0).max(100), day } as const;

/** What windows can ask about puzzles. */
export const puzzleRequests = {
  /** What can be chosen, what the solver has to show, and the puzzle that lies open. */
  puzzles: z.strictObject({ day }),
  /** Opens the puzzle of the day, or the next one of a pack; of any kind where none is said. */
  openPuzzle: z.discriminatedUnion('which', [
    z.strictObject({ which: z.literal('daily'), day }),
    z.strictObject({ which: z.literal('next'), pack, kind, day }),
  ]),
  /** Tries a ply, or as much of one as is decided. */
  tryPuzzle: z.strictObject({ ...place, moves: z.array(z.string().min(1).max(100)).min(1).max(9) }),
  /** Gives a puzzle up, or looks at the solution after a wrong move. */
  puzzleSolution: z.strictObject(place),
} as const;
