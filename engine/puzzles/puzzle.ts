import { z } from 'zod';
import type { Message } from '../../words/message.ts';
import { namedComputers } from '../computer/computer-players.ts';
import { puzzleKinds } from './puzzle-pack.ts';

/** So many moves of one's own are too many to ask for a win in them where everything else loses. */
export const farWin = 4;

const notations = z.array(z.string());

const way = z.strictObject({
  /** The decisions of a ply that leads there. Those that differ only by symmetry are one way. */
  moves: notations,
  /** A win is 1, a draw ½, a loss 0; in games with chance it is the probability of winning. */
  value: z.number(),
  /** Plies to the end from before the ply; null for a draw, and where chance decides. */
  remoteness: z.number().nullable(),
  /** The best reply, empty where nobody replies: the game is over, or chance acts. */
  reply: notations,
  /** Why it is the answer, or isn't; null if no sentence says it. */
  why: z.custom<Message>((value) => typeof value === 'object').nullable(),
});

const step = z.strictObject({
  /** In notation, the solver's side first. */
  position: z.string(),
  /** The answer first. */
  ways: z.array(way).min(1),
});

/** How hard a puzzle is: by who solves it, then by how far the end is, then by how much tempts. */
const grade = z.strictObject({
  /** The weakest computer player that finds every move of it at least three times out of four. */
  solver: z.enum(namedComputers),
  /** Of the position; null for a draw and where chance decides. */
  remoteness: z.number().nullable(),
  /** What a random legal move loses on average. */
  meanLoss: z.number(),
  /** In points of a rating, as the solver has one. */
  rating: z.number(),
});

/** The schema of {@link Puzzle}. */
export const puzzleSchema = z.strictObject({
  /** The name of the pack that it is from. */
  pack: z.string(),
  /** Its id. */
  game: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  kind: z.enum(puzzleKinds),
  /** What the solver has to find, one after the other, each time after the best reply to the move before. */
  steps: z.array(step).min(1),
  /** How the game ends with best play after the last answer, in notation; empty where chance acts and in a draw. */
  ending: notations,
  grade,
});

/** Who has one move to find, or several, in a position of a game. All that is needed to judge what is tried is in it. */
export type Puzzle = z.infer<typeof puzzleSchema>;

/** One thing to find in a puzzle. */
export type PuzzleStep = z.infer<typeof step>;

/** What a solver may play in a step, and what it leads to. */
export type PuzzleWay = z.infer<typeof way>;

/** How hard a puzzle is. */
export type PuzzleGrade = z.infer<typeof grade>;

/** How many moves of one's own it takes until the end, by its remoteness. */
export function movesUntil(remoteness: number): number {
  return Math.ceil(remoteness / 2);
}

/** What is to be found in a step. */
export function answerOf({ ways }: PuzzleStep): PuzzleWay {
  const [answer] = ways;
  if (answer === undefined) throw new RangeError('A step has an answer.');
  return answer;
}
