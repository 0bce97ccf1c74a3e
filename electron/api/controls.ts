import { z } from 'zod';
import { request, type Reached } from './contract.ts';

/** What players can do with the match on the table besides playing moves. */
export interface ControlsView {
  /** Whether the match has ended, even while the user looks back at earlier moves. */
  readonly finished: boolean;
  /** The seat that would resign; null if nobody can. */
  readonly resigns: number | null;
  /** Whom a draw can be offered to; null if none can be offered. */
  readonly offersDraw: 'person' | 'computer' | null;
  /** The position has been repeated often enough, and the rules don't end the game by themselves. */
  readonly claimsDraw: boolean;
  readonly swapsSeats: boolean;
  readonly restarts: boolean;
  /** Whether computers that play each other go on or wait; null if a person plays. */
  readonly computers: 'play' | 'wait' | null;
}

/** The answer to the offer of a draw. */
export interface DrawAnswer {
  readonly revision: number;
  readonly accepted: boolean;
}

/** The revision of the view in which the user chose it. */
const inView = z.strictObject({ revision: z.int().min(0) });

/** What windows can ask about the match besides moves. */
export const controlRequests = {
  /** Gives the game up for the person at the table. */
  resign: request(inView).answeredBy<Reached>(),
  /** Offers a computer a draw. */
  offerDraw: request(inView).answeredBy<DrawAnswer>(),
  /** Two persons have agreed on a draw. */
  agreeDraw: request(inView).answeredBy<Reached>(),
  /** Claims a draw by repetition. */
  claimDraw: request(inView).answeredBy<Reached>(),
  /** Moves every player on by one seat. */
  swapSeats: request(inView).answeredBy<Reached>(),
  /** Begins again with the same players, rules and first player; the match so far is kept. */
  restart: request(inView).answeredBy<Reached>(),
  /** Has computers among themselves wait, or play on. */
  pauseComputers: request(z.strictObject({ on: z.boolean() })).answeredBy<Reached>(),
  /** Has a computer that waits make one move. */
  stepComputers: request(z.undefined()).answeredBy<Reached>(),
} as const;
