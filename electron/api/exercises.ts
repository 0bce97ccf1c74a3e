import { z } from 'zod';
import { playerSchema } from '../../engine/match/players.ts';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';
import { practicePlace } from './practice.ts';

/** A reference to an exercise. */
const exerciseRef = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('lesson'),
    game: z.string().max(40),
    /** The lesson's name within its game. */
    lesson: z.string().max(40),
    step: z.string().max(40),
  }),
  /** A step of the open puzzle, from 0. */
  z.strictObject({
    of: z.literal('puzzle'),
    id: z.string().max(2000),
    step: z.int().min(0).max(100),
  }),
  /** Keeping the value of a position, such as one in which a mistake was made. */
  z.strictObject({
    of: z.literal('position'),
    ...practicePlace,
    players: z.array(playerSchema).min(2).max(6),
  }),
]);

/** A reference to an exercise. */
export type ExerciseRef = z.infer<typeof exerciseRef>;

/**
 * The outcome of an exercise: a wrong first try; or the end, right at once, right after a wrong try, or
 * shown.
 */
export const exerciseOutcomes = ['wrong', 'right', 'after-wrong', 'shown'] as const;

export type ExerciseOutcome = (typeof exerciseOutcomes)[number];

/** The verdict on a try. */
export type VerdictView =
  /** The ply needs another decision. */
  | { readonly kind: 'incomplete' }
  | {
      /** `unknown` if nothing is certain about it. */
      readonly kind: 'right' | 'wrong' | 'unknown';
      /** The text; null if there is none. */
      readonly said: Message | null;
      /** Why it is right or wrong; null if there is no sentence for it. */
      readonly why: Message | null;
      /** The opponent's reply, in notation. */
      readonly reply: readonly string[];
    };

/** The solution, with the replies if there is more than one ply to find. */
export interface SolutionView {
  /** In notation. */
  readonly moves: readonly string[];
  /** The solution in a sentence; null if there is none. */
  readonly said: Message | null;
  /** Why it is right; null if there is no sentence for it. */
  readonly why: Message | null;
}

/** The requests about exercises, whatever their source. */
export const exerciseRequests = {
  /** Judges the decisions of a ply so far, in notation. */
  judge: request(
    z.strictObject({
      exercise: exerciseRef,
      moves: z.array(z.string().min(1).max(100)).min(1).max(9),
    }),
  ).answeredBy<VerdictView>(),
  /** Returns the solution. */
  solution: request(z.strictObject({ exercise: exerciseRef })).answeredBy<SolutionView>(),
} as const;
