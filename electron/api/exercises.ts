import { z } from 'zod';
import { playerSchema } from '../../engine/match/players.ts';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';
import { practicePlace } from './practice.ts';

/** Names an exercise. */
const exerciseRef = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('lesson'),
    game: z.string().max(40),
    /** Among the lessons of its game. */
    lesson: z.string().max(40),
    step: z.string().max(40),
  }),
  /** A step of the puzzle that is open, from 0. */
  z.strictObject({
    of: z.literal('puzzle'),
    id: z.string().max(2000),
    step: z.int().min(0).max(100),
  }),
  /** To keep the value of a position, such as one in which a mistake was made. */
  z.strictObject({
    of: z.literal('position'),
    ...practicePlace,
    players: z.array(playerSchema).min(2).max(6),
  }),
]);

/** Which exercise is meant. */
export type ExerciseRef = z.infer<typeof exerciseRef>;

/** How an exercise went: a first try was wrong; or it is over, right at once, right after a wrong try, or shown. */
export const exerciseOutcomes = ['wrong', 'right', 'after-wrong', 'shown'] as const;

export type ExerciseOutcome = (typeof exerciseOutcomes)[number];

/** What comes of a try. */
export type VerdictView =
  /** There is more to decide in the same ply. */
  | { readonly kind: 'incomplete' }
  | {
      /** Unknown if nothing is certain about it. */
      readonly kind: 'right' | 'wrong' | 'unknown';
      /** Null if there is nothing to say. */
      readonly said: Message | null;
      /** Why it is right or wrong; null if no sentence says it. */
      readonly why: Message | null;
      /** How the opponent answers, in notation. */
      readonly reply: readonly string[];
    };

/** What is right, with the replies if more than one ply is to be found. */
export interface SolutionView {
  /** In notation. */
  readonly moves: readonly string[];
  /** The same in a sentence; null if there is nothing to say. */
  readonly said: Message | null;
  /** Why it is right; null if no sentence says it. */
  readonly why: Message | null;
}

/** What windows can ask about an exercise, whatever it comes from. */
export const exerciseRequests = {
  /** Judges the decisions of a ply so far, in notation. */
  judge: request(
    z.strictObject({
      exercise: exerciseRef,
      moves: z.array(z.string().min(1).max(100)).min(1).max(9),
    }),
  ).answeredBy<VerdictView>(),
  /** Gives what is right. */
  solution: request(z.strictObject({ exercise: exerciseRef })).answeredBy<SolutionView>(),
} as const;
