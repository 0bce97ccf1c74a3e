import { z } from 'zod';
import { limits } from '../../engine/match/limits.ts';
import { request, revision, type Reached } from './contract.ts';

const number = z.int().min(0).max(1_000_000);

const path = z.array(z.strictObject({ ply: number, variation: number })).max(limits.depth);

/** A place in the tree of the match on the table; see the engine's `Place`. */
const place = z.strictObject({ path, at: number });

const notation = z.string().min(1).max(limits.move);

/** The requests about the tree of the match on the table. */
export const variationRequests = {
  /** Goes to a place in any line. `notation` is that of the ply leading there; null at the start. */
  goTo: request(z.strictObject({ place, notation: notation.nullable() })).answeredBy<Reached>(),
  /** Replaces the note of the ply that leads to a place, which has that notation. */
  annotate: request(
    z.strictObject({
      place,
      notation,
      comment: z.string().max(limits.comment),
      marks: z.array(z.int().min(0).max(255)).max(limits.marks),
    }),
  ).answeredBy<Reached>(),
  /** Makes a variation the main line. */
  promoteVariation: request(z.strictObject({ path: path.min(1), revision })).answeredBy<Reached>(),
  /** Deletes a variation; it can be restored. */
  deleteVariation: request(z.strictObject({ path: path.min(1), revision })).answeredBy<Reached>(),
  /** Restores the last deleted variation. */
  restoreVariation: request(z.undefined()).answeredBy<Reached>(),
} as const;
