import { z } from 'zod';

/** What windows can ask about how a match was played. */
export const reviewRequests = {
  /** Reviews the match on the table in the view of that revision; how far that is comes as an event. */
  review: z.strictObject({ revision: z.int().min(0) }),
  /** Nobody waits for a review any more. */
  leaveReview: z.undefined(),
} as const;
