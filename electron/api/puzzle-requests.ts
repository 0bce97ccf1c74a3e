import { z } from 'zod';
import { daySchema } from '../../engine/day.ts';
import { puzzleKinds } from '../../engine/puzzle-pack.ts';
import { exerciseOutcomes } from './exercise-requests.ts';

/** Where the person is. */
const day = daySchema;

const pack = z.string().min(1).max(80);

const kind = z.enum(puzzleKinds).nullable();

/** What windows can ask about puzzles. */
export const puzzleRequests = {
  /** What can be chosen, what the solver has to show, and the puzzle that lies open. */
  puzzles: z.strictObject({ day }),
  /** Opens the puzzle of the day, or the next one of a pack; of any kind where none is said. */
  openPuzzle: z.discriminatedUnion('which', [
    z.strictObject({ which: z.literal('daily'), day }),
    z.strictObject({ which: z.literal('next'), pack, kind, day }),
  ]),
  /** Keeps how the puzzle that is open went; only the first try counts. */
  ratePuzzle: z.strictObject({ id: z.string().max(200), outcome: z.enum(exerciseOutcomes), day }),
} as const;
