import { z } from 'zod';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';
import { exerciseOutcomes } from './exercises.ts';

/** How trying a mistake again may go. */
export const mistakeOutcomes = exerciseOutcomes.filter((outcome) => outcome !== 'wrong');

/** How many mistakes there are, and how many of them are due today. */
export interface MistakesView {
  readonly all: number;
  readonly due: number;
  /** When the next one comes back, in milliseconds since 1970; null where there is none. */
  readonly next: number | null;
}

/** A position in which somebody erred, to be tried again. */
export interface MistakeView {
  readonly id: string;
  readonly game: { readonly id: string };
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** In notation, and who is to move there. */
  readonly position: string;
  readonly first: number;
  /** Every player's hands stand the other way round than last time. */
  readonly mirrored: boolean;
  /** Another position of the kind, since in that of the match only two moves are legal. */
  readonly similar: boolean;
  /** How many sit at the table. */
  readonly seats: number;
  /** What was played, in notation and in words. */
  readonly played: readonly string[];
  readonly playedText: Message;
  /** Whether chance acts, so that values are probabilities. */
  readonly chance: boolean;
  /** What the best was worth to who erred, and what was played. */
  readonly best: number;
  readonly worth: number;
}

/** What has become of a mistake that was tried again. */
export interface RatedMistakeView extends MistakesView {
  /** When this one comes back, in milliseconds since 1970. */
  readonly back: number;
}

/** What windows can ask about the mistakes of all matches, which come back to be tried again. */
export const mistakeRequests = {
  /** How many there are, and how many are due. */
  mistakes: request(z.undefined()).answeredBy<MistakesView>(),
  /** Those that are due today, some at a time. */
  dueMistakes: request(z.undefined()).answeredBy<readonly MistakeView[]>(),
  /** Those of the match on the table in the view of that revision; null if it has changed, or was not reviewed. */
  matchMistakes: request(z.strictObject({ revision: z.int().min(0) })).answeredBy<
    readonly MistakeView[] | null
  >(),
  /** Schedules one by how it went; null if there is no such mistake. */
  rateMistake: request(
    z.strictObject({ id: z.string().min(1).max(2000), outcome: z.enum(mistakeOutcomes) }),
  ).answeredBy<RatedMistakeView | null>(),
} as const;
