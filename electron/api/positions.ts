import { z } from 'zod';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';
import { settingValues } from './setting-values.ts';

const notation = z.string().max(1000);

/** A position that the rules allow. */
export interface CheckedPosition {
  /** The position in the form that its game's screen draws. */
  readonly position: unknown;
  readonly notation: string;
  /** How many players sit there. */
  readonly seats: number;
  /** Why the game is over in this position; null if it isn't over. */
  readonly over: Message | null;
}

/** The requests about positions. */
export const positionRequests = {
  /**
   * Reads a position as it is written or as a window has built it; the first one of the game if neither
   * is given.
   */
  checkPosition: request(
    z.strictObject({
      game: z.string().max(40),
      settings: settingValues,
      /** Who is to move. */
      first: z.int().min(0).max(5),
      position: z
        .union([
          z.strictObject({ notation }),
          z.strictObject({ built: z.record(z.string().max(40), z.unknown()) }),
        ])
        .optional(),
    }),
  ).answeredBy<CheckedPosition>(),
  /** Puts the notation of a position on the clipboard: of the one on the table, unless it is given. */
  copyPosition: request(z.strictObject({ notation: notation.optional() })),
} as const;
