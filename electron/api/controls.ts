import { z } from 'zod';
import { request, revision, type Reached } from './contract.ts';

/** What players can do with the match on the table besides moving. */
export interface ControlsView {
  /** Whether the match has ended, even while the user looks back at earlier moves. */
  readonly finished: boolean;
  /** The seat that would resign; null if nobody can. */
  readonly resigns: number | null;
  /** Who can be offered a draw; null if it isn't possible. */
  readonly offersDraw: 'person' | 'computer' | null;
  /**
   * Whether the position has been repeated often enough to claim a draw; null if the rules know no draw, or end the game
   * by themselves before.
   */
  readonly claimsDraw: boolean | null;
  readonly swapsSeats: boolean;
  readonly restarts: boolean;
  /** Whether the match allows undoing: moves, resignations, draws. */
  readonly undoes: boolean;
  /** Whether computers that play each other play or wait; null if a person plays. */
  readonly computers: 'play' | 'wait' | null;
}

/** The answer to the offer of a draw. */
export interface DrawAnswer {
  readonly revision: number;
  readonly accepted: boolean;
}

/** The revision of the view in which the user chose it. */
const inView = z.strictObject({ revision });

/** The requests about the match besides moves. */
export const controlRequests = {
  /** Resigns for the person at the table. */
  resign: request(inView).answeredBy<Reached>(),
  /** Offers a computer a draw. */
  offerDraw: request(inView).answeredBy<DrawAnswer>(),
  /** Ends the match as a draw that two people have agreed on. */
  agreeDraw: request(inView).answeredBy<Reached>(),
  /** Claims a draw by repetition. */
  claimDraw: request(inView).answeredBy<Reached>(),
  /** Moves every player to the next seat. */
  swapSeats: request(inView).answeredBy<Reached>(),
  /** Restarts with the same players, rules and first player; the current match is saved. */
  restart: request(inView).answeredBy<Reached>(),
  /** Pauses or resumes computers that play each other. */
  pauseComputers: request(z.strictObject({ on: z.boolean() })).answeredBy<Reached>(),
  /** Lets waiting computers make one move. */
  stepComputers: request(z.undefined()).answeredBy<Reached>(),
} as const;
