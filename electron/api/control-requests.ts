import { z } from 'zod';

/** Of the view in which it was chosen. */
const inView = z.strictObject({ revision: z.int().min(0) });

/** What windows can ask about the match besides moves. */
export const controlRequests = {
  /** Gives the game up for the person at the table. */
  resign: inView,
  /** Offers a computer a draw. */
  offerDraw: inView,
  /** Two persons have agreed on a draw. */
  agreeDraw: inView,
  /** Claims a draw by repetition. */
  claimDraw: inView,
  /** Lets everybody move on by one seat. */
  swapSeats: inView,
  /** The same players, rules and first player once more; what was played so far is kept. */
  restart: inView,
  /** Has computers among themselves wait, or play on. */
  pauseComputers: z.strictObject({ on: z.boolean() }),
  /** Has a computer that waits make one move. */
  stepComputers: z.undefined(),
} as const;
