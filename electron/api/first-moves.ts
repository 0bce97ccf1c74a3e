import { z } from 'zod';
import { request } from './contract.ts';

/** The requests about a new player's first moves, with which the table helps. */
export const firstMovesRequests = {
  /** Returns the games whose first moves the user has made. */
  firstMoves: request(z.undefined()).answeredBy<readonly string[]>(),
  /** Saves that the user has made the first moves of a game. */
  firstMovesMade: request(z.strictObject({ game: z.string().max(40) })),
} as const;
