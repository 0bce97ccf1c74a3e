import { z } from 'zod';
import type { Message } from '../../words/message.ts';
import { settingsSchema } from '../settings/settings.ts';
import { puzzleKinds } from '../capabilities/puzzle-pack.ts';

/** A win in this many of the winner's moves or more is too far to ask for if every other move loses. */
export const farWin = 4;

const notations = z.array(z.string());

const way = z.strictObject({
  /** The decisions of a ply that leads there. Plies that differ only by symmetry share one entry. */
  moves: notations,
  /** 1 for a win, ½ for a draw, 0 for a loss; in games with chance, the probability of winning. */
  value: z.number(),
  /** Plies to the end, counted from before the ply; null for a draw and with chance. */
  remoteness: z.number().nullable(),
  /** The best reply; empty if the game is over or chance moves. */
  reply: notations,
  /** Why it is or isn't the answer; null if there is no sentence for it. */
  why: z.custom<Message>((value) => typeof value === 'object').nullable(),
});

const step = z.strictObject({
  /** In notation, the side to move first. */
  position: z.string(),
  /** The answer first. */
  ways: z.array(way).min(1),
});

/** The difficulty of a puzzle. */
const grade = z.strictObject({
  /** The share of the computers with errors that find every move (`erring-solvers.ts`). */
  found: z.number().min(0).max(1),
  /** The remoteness of the position; null for a draw and with chance. */
  remoteness: z.number().nullable(),
  /** The mean loss of a random legal move. */
  meanLoss: z.number(),
  /** The rating that follows from that share, on the solvers’ scale. */
  rating: z.number(),
});

/** The schema of {@link Puzzle}. */
export const puzzleSchema = z.strictObject({
  /** The name of the pack that it is from. */
  pack: z.string(),
  /** The game's id. */
  game: z.string(),
  settings: settingsSchema,
  kind: z.enum(puzzleKinds),
  /** The moves to find, in order, each after the best reply to the one before. */
  steps: z.array(step).min(1),
  /** The best play after the last answer until the end, in notation; empty with chance and in a draw. */
  ending: notations,
  grade,
});

/**
 * One or more moves to find in a position of a game, with everything needed to judge the solver's tries.
 */
export type Puzzle = z.infer<typeof puzzleSchema>;

/** One thing to find in a puzzle. */
export type PuzzleStep = z.infer<typeof step>;

/** A possible ply in a step, with its value. */
export type PuzzleWay = z.infer<typeof way>;

/** How hard a puzzle is. */
export type PuzzleGrade = z.infer<typeof grade>;

/** The answer of a step. */
export function answerOf({ ways }: PuzzleStep): PuzzleWay {
  const [answer] = ways;
  if (answer === undefined) throw new RangeError('A step has an answer.');
  return answer;
}
