import { z } from 'zod';
import { request } from './contract.ts';

/** What windows can ask about the first moves of a newcomer, which the table helps with. */
export const firstMovesRequests = {
  /** The games whose first moves the user has made. */
  firstMoves: request(z.undefined()).answeredBy<readonly string[]>(),
  /** Saves that the user has made the first moves of a game. */
  firstMovesMade: request(z.strictObject({ game: z.string().max(40) })),
} as const;
