import { z } from 'zod';
import { practicePlace } from './practice-requests.ts';

/** What windows can ask about how a match was played. */
export const reviewRequests = {
  /** Reviews the match on the table in the view of that revision; how far that is comes as an event. */
  review: z.strictObject({ revision: z.int().min(0) }),
  /** Nobody waits for a review any more. */
  leaveReview: z.undefined(),
  /** Judges what somebody tries in a position: a ply, by its moves in notation. */
  judgePly: z.strictObject({
    ...practicePlace,
    moves: z.array(z.string().min(1).max(100)).min(1).max(4),
  }),
} as const;
