import { z } from 'zod';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';
import { settingValues } from './setting-values.ts';

const notation = z.string().max(1000);

/** A legal position. */
export interface CheckedPosition {
  /** The position as its game's screen draws it. */
  readonly position: unknown;
  readonly notation: string;
  /** The letters of the hands in notation, by seat, in the order of the request; null if there are none. */
  readonly handLabels: readonly (readonly string[])[] | null;
  /** The number of players. */
  readonly seats: number;
  /** Why the game is over in this position; null if it isn't. */
  readonly over: Message | null;
}

/** The requests about positions. */
export const positionRequests = {
  /**
   * Checks a position, in notation or as a window has built it; by default the game's first position.
   */
  checkPosition: request(
    z.strictObject({
      game: z.string().max(40),
      settings: settingValues,
      /** The player to move. */
      first: z.int().min(0).max(5),
      position: z
        .union([
          z.strictObject({ notation }),
          z.strictObject({ built: z.record(z.string().max(40), z.unknown()) }),
        ])
        .optional(),
    }),
  ).answeredBy<CheckedPosition>(),
  /** Copies the notation of a position to the clipboard, by default of the one on the table. */
  copyPosition: request(z.strictObject({ notation: notation.optional() })),
} as const;
