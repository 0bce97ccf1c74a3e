import { z } from 'zod';
import type { TaughtBy } from '../../engine/lessons/patterns.ts';
import { playerSchema } from '../../engine/match/players.ts';
import type { Message } from '../../words/message.ts';
import { at, request } from './contract.ts';
import type { MatchView } from './match-view.ts';
import type { RatedMistakeView } from './mistakes.ts';
import type { RatedPuzzleView } from './puzzles.ts';
import { settingValues } from './setting-values.ts';

export type { TaughtBy };

/** A game, its settings and a position. */
export const practicePlace = {
  game: z.string().max(40),
  settings: settingValues,
  /** The position in notation; the start of the game by default. */
  position: z.string().max(1000).optional(),
  /** The player to move. */
  first: z.int().min(0).max(5),
  /** Whether every player's hands are mirrored; no effect in a game without hands. */
  mirrored: z.boolean().optional(),
} as const;

/** A position to practise from. */
export type PracticePlace = z.infer<z.ZodObject<typeof practicePlace>>;

/** In the order of the seats; only people are offered moves. */
const players = z.array(playerSchema).min(2).max(6);

/** Moves in notation, including draws from a deck. */
const moves = z.array(z.string().min(1).max(100)).max(2000);

/** The start of a practice. There is a table for each kind; a new practice replaces the one on it. */
const practiceStart = z.discriminatedUnion('of', [
  /** The open puzzle. */
  z.strictObject({ of: z.literal('puzzle'), id: z.string().max(2000) }),
  z.strictObject({
    of: z.literal('lesson'),
    game: z.string().max(40),
    /** The lesson's name within its game. */
    lesson: z.string().max(40),
    step: z.string().max(40),
    /** Plays the game on against computers after these moves of the step, instead of asking it. */
    playOn: moves.optional(),
  }),
  /** A position with a mistake of the user, which is then scheduled. */
  z.strictObject({
    of: z.literal('mistake'),
    id: z.string().min(1).max(2000),
    ...practicePlace,
    players,
  }),
  /**
   * A turning point of the match on the table, after `at` of its moves. The match knows left from right, which the
   * notation of its position doesn't.
   */
  z.strictObject({
    of: z.literal('retry'),
    gameNumber: z.int().min(0),
    at: z.int().min(0),
    position: z.string().max(1000),
  }),
  /** An exercise of the open task. A match that isn't over continues, unless it is to start afresh. */
  z.strictObject({
    of: z.literal('task'),
    item: z.int().min(0),
    part: z.int().min(0),
    afresh: z.literal(true).optional(),
  }),
  /** A line to explore, without an exercise. */
  z.strictObject({ of: z.literal('path'), ...practicePlace, players, moves }),
]);

export type PracticeStart = z.infer<typeof practiceStart>;

/**
 * The outcome of an exercise: a wrong first try; or the end, right at once, right after a wrong try, or
 * shown.
 */
export type ExerciseOutcome = 'wrong' | 'right' | 'after-wrong' | 'shown';

/** What a try or a shown solution has decided. */
export interface DecisionView {
  /** Null if it is neither the first wrong try nor the end. */
  readonly outcome: ExerciseOutcome | null;
  readonly puzzle?: RatedPuzzleView;
  /** Whether the step of a lesson counts for its stars: it was ever solved at the first try of a day without help. */
  readonly atOnce?: boolean;
  /** When the mistake comes back. */
  readonly mistake?: RatedMistakeView;
  /** Why it couldn't be saved. */
  readonly notKept?: Message;
}

/** The verdict on a try. */
export interface VerdictView {
  /** `incomplete` if the ply needs another decision, `unknown` if nothing is certain about it. */
  readonly kind: 'incomplete' | 'right' | 'wrong' | 'unknown';
  /** The text; null if there is none. */
  readonly said: Message | null;
  /** Why it is right or wrong; null if there is no sentence for it. */
  readonly why: Message | null;
  /** The step of a lesson that teaches it. */
  readonly lesson?: TaughtBy | undefined;
}

/** What comes of a try. */
export interface TryView extends DecisionView {
  /** The positions to show one after the other: after the try, and after each move of the reply. */
  readonly views: readonly MatchView[];
  readonly verdict: VerdictView;
  /** Whether nothing is left to find or to play. */
  readonly over: boolean;
}

/** The solution of what is asked, with the replies if there is more than one ply to find. */
export interface SolutionView extends DecisionView {
  /** The position after each of its moves; empty in a lesson, which points at the first. */
  readonly views: readonly MatchView[];
  /** The first move, in notation. */
  readonly move: string | null;
  /** The solution in a sentence; null if there is none. */
  readonly said: Message | null;
  /** Why it is right; null if there is no sentence for it. */
  readonly why: Message | null;
  /** The step of a lesson that teaches it. */
  readonly lesson?: TaughtBy | undefined;
}

/** A move of a computer. */
export interface ComputerMoveView {
  readonly view: MatchView;
  /** Why a match that has ended with it couldn't be saved. */
  readonly notKept?: Message;
}

/** The move that lost a game which was played on. */
export interface LosingMoveView {
  /** How many plies of the view were played before it. */
  readonly at: number;
  /** Why; null if there is no sentence for it. */
  readonly why: Message | null;
}

/** The `gameNumber` in the views of a practice. A request about one that was replaced is refused. */
const practice = z.int().min(0);

/** The requests about practice, apart from the match on the table. */
export const practiceRequests = {
  beginPractice: request(practiceStart).answeredBy<MatchView>(),
  /**
   * Tries the decisions of a ply, in notation. The position after them comes as the event `practice`, since judging them
   * may take longer. What the try decides is saved with the time.
   */
  try: request(z.strictObject({ practice, moves: moves.min(1), at })).answeredBy<TryView>(),
  /** Plays a move of the computer that is to move in a game that is played on. If it fails, the last try is taken back. */
  computerMove: request(z.strictObject({ practice })).answeredBy<ComputerMoveView>(),
  /** Finds the user's last mistake in a lost game that was played on; null if there is none. */
  losingMove: request(z.strictObject({ practice })).answeredBy<LosingMoveView | null>(),
  /** Returns the solution, which ends the exercise except in a lesson. */
  showSolution: request(z.strictObject({ practice, at })).answeredBy<SolutionView>(),
  /** Returns the position after each of some moves, which aren't played. */
  demonstrate: request(z.strictObject({ practice, moves })).answeredBy<readonly MatchView[]>(),
  /** Goes to the position after `at` moves of a path, and plays moves there. Those that come next are followed. */
  followPath: request(
    z.strictObject({ practice, at: z.int().min(0), moves }),
  ).answeredBy<MatchView>(),
} as const;
