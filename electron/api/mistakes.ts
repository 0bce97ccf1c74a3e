import { z } from 'zod';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';

/** The numbers of mistakes and of those due today. */
export interface MistakesView {
  readonly all: number;
  readonly due: number;
  /** When the next one is due (ms since 1970); null if there is none. */
  readonly next: number | null;
}

/** A position in which the user made a mistake, to be tried again. */
export interface MistakeView {
  readonly id: string;
  /** Where it was made. */
  readonly from: 'match' | 'puzzle' | 'lesson';
  readonly game: { readonly id: string };
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** The position in notation, and the player to move. */
  readonly position: string;
  readonly first: number;
  /** Whether every player's hands are mirrored, which makes the position look different. */
  readonly mirrored: boolean;
  /** Whether this is a similar position, since the original one has only two legal moves. */
  readonly similar: boolean;
  /** The number of players. */
  readonly seats: number;
  /** The moves played, in notation and in words. */
  readonly played: readonly string[];
  readonly playedText: Message;
  /** Whether the game has chance, so that values are probabilities. */
  readonly chance: boolean;
  /** The values of the best and of the played ply to the player. */
  readonly best: number;
  readonly worth: number;
  /** The computer that the other seats show. */
  readonly opponent: Difficulty;
}

/** The result of retrying a mistake. */
export interface RatedMistakeView extends MistakesView {
  /** When this one is due again (ms since 1970). */
  readonly back: number;
}

/** The requests about mistakes, which come back to be tried again. */
export const mistakeRequests = {
  /** Returns the numbers of mistakes and of those due. */
  mistakes: request(z.undefined()).answeredBy<MistakesView>(),
  /** Returns some of the mistakes due today. */
  dueMistakes: request(z.undefined()).answeredBy<readonly MistakeView[]>(),
  /**
   * Returns the mistakes of the match on the table in the view of that revision; null if it has changed
   * or wasn't reviewed.
   */
  matchMistakes: request(z.strictObject({ revision: z.int().min(0) })).answeredBy<
    readonly MistakeView[] | null
  >(),
} as const;
