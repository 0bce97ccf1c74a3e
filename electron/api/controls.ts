import { z } from 'zod';
import { request, type Reached } from './contract.ts';

/** What players can do with the match on the table besides playing moves. */
export interface ControlsView {
  /** The match has an end, also where somebody looks back in it. */
  readonly finished: boolean;
  /** Whose resignation it would be; null where nobody can resign. */
  readonly resigns: number | null;
  /** Whom a draw can be offered to; null where none can be offered. */
  readonly offersDraw: 'person' | 'computer' | null;
  /** The position has stood often enough, and the rules don't end the game for it. */
  readonly claimsDraw: boolean;
  readonly swapsSeats: boolean;
  readonly restarts: boolean;
  /** Whether computers among themselves play on by themselves or wait; null where a person plays. */
  readonly computers: 'play' | 'wait' | null;
}

/** What became of the offer of a draw. */
export interface DrawAnswer {
  readonly revision: number;
  readonly accepted: boolean;
  /** The answer in words. */
  readonly told: string;
}

/** The view in which it was chosen. */
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
  /** Lets everybody move on by one seat. */
  swapSeats: request(inView).answeredBy<Reached>(),
  /** The same players, rules and first player once more; what was played so far is kept. */
  restart: request(inView).answeredBy<Reached>(),
  /** Has computers among themselves wait, or play on. */
  pauseComputers: request(z.strictObject({ on: z.boolean() })).answeredBy<Reached>(),
  /** Has a computer that waits make one move. */
  stepComputers: request(z.undefined()).answeredBy<Reached>(),
} as const;
