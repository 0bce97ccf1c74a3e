import { z } from 'zod';

const revision = z.int().min(0);
const number = z.int().min(0).max(1_000_000);

/** No variations lie deeper in one another. */
const deepest = 64;

const path = z.array(z.strictObject({ ply: number, variation: number })).max(deepest);

/** A place in the tree of the match on the table; see the engine's `Place`. */
const place = z.strictObject({ path, at: number });

/** The longest comment that a ply can be given, and the most marks: more than any record has that was opened. */
const longestPlyComment = 100_000;

/** What windows can ask about the variations of the match on the table. */
export const variationRequests = {
  /** Goes to any place of any line. */
  goToPlace: z.strictObject({ place, revision }),
  /** Notes something of the last ply that stands at a place, which has that notation. */
  annotate: z.strictObject({
    place,
    notation: z.string().min(1).max(100),
    comment: z.string().max(longestPlyComment),
    marks: z.array(z.int().min(0).max(255)).max(256),
  }),
  /** Makes a variation the main line. */
  promoteVariation: z.strictObject({ path: path.min(1), revision }),
  /** Deletes a variation; it can be had back. */
  deleteVariation: z.strictObject({ path: path.min(1), revision }),
  /** Has the variation back that was deleted last. */
  restoreVariation: z.undefined(),
} as const;
