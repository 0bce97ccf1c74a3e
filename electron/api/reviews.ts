import { z } from 'zod';
import type { TaughtBy } from '../../engine/lessons/patterns.ts';
import type { LuckBalance } from '../../engine/review/luck.ts';
import type { Mark } from '../../engine/review/mark.ts';
import type { Standing } from '../../engine/review/certain.ts';
import type { PlayerReview, ReviewProgress } from '../../engine/review/review-match.ts';
import type { Value } from '../../engine/analysis/value.ts';
import type { Message } from '../../words/message.ts';
import type { HistoryView } from './analysis-view.ts';
import { request } from './contract.ts';

export type { LuckBalance, Mark, PlayerReview, ReviewProgress, Standing, Value };
export { enoughForShare } from '../../engine/review/accuracy.ts';
export { balanceInPoints } from '../../engine/review/luck.ts';

/** A reviewed match. */
export interface ReviewView {
  /** The verdict on each ply. */
  readonly plies: readonly PlyReviewView[];
  /** The errors at which the match turned, in order. */
  readonly turningPoints: readonly TurningPointView[];
  /** The turning points are no mistakes but the largest losses, since none was large enough for one. */
  readonly isLosses: boolean;
  /** By seat. */
  readonly players: readonly PlayerReview[];
  /** Whether the game has chance, so that losses are in probability. */
  readonly chance: boolean;
  /** Whether estimates can be proven. */
  readonly canBeProven: boolean;
  /** The value of each position, for a plot. */
  readonly values: HistoryView['values'];
  /**
   * The basis of the review: values or, with more than two players, certain results; null if neither is
   * known.
   */
  readonly by: 'values' | 'certain' | null;
}

/** A ply of the match. */
export interface PlyReviewView {
  readonly seat: number;
  /** The number of moves in the history before it, and after it. */
  readonly at: number;
  readonly to: number;
  /** Null if its value isn't known. */
  readonly mark: Mark | null;
  /** Whether the mark rests on an estimate. */
  readonly estimated: boolean;
  readonly critical: boolean;
  /** Further sentences: who could force what before it, and what changed. */
  readonly notes: readonly Message[];
}

/** A ply at which a match turned. */
export type TurningPointView = JudgedPointView | CertainPointView;

/** A turning point that lost value. */
export interface JudgedPointView extends PointView {
  readonly kind: 'judged';
  readonly mark: Mark;
  readonly loss: number;
  /** The values of the position with the best ply and with the played one. */
  readonly before: Value;
  readonly after: Value;
  /** The played ply in words. */
  readonly playedText: Message;
  /** The refutation, or the draw that it allowed. */
  readonly punishment: readonly LineMoveView[];
  /** Why it was a mistake; null if no sentence says it. */
  readonly why: Message | null;
  /** The step of a lesson that teaches it. */
  readonly lesson?: TaughtBy | undefined;
  /** Whether the loss is an estimate. */
  readonly estimated: boolean;
  /** Whether it can be retried: it was a person's, and not a mistake only because of repetition. */
  readonly retry: boolean;
}

/** A turning point at which a player of three gave away a certain result. */
export interface CertainPointView extends PointView {
  readonly kind: 'certain';
  readonly before: Standing;
  readonly after: Standing;
  /** Whether a player who is out wins. */
  readonly outWins: boolean;
}

interface PointView {
  readonly seat: number;
  /** The number of moves in the history before it, and after it. */
  readonly at: number;
  readonly to: number;
  /** The position in notation, and the player to move. */
  readonly position: string;
  readonly first: number;
  /** In notation. */
  readonly played: readonly string[];
  /** The plies that would have kept the value, the quickest first. */
  readonly better: readonly LineMoveView[];
}

/** A ply that wasn't played, in a line. */
export interface LineMoveView {
  readonly seat: number;
  readonly moves: readonly string[];
  /** In words. */
  readonly text: Message;
}

/** The requests about reviews. */
export const reviewRequests = {
  /**
   * Reviews the match on the table in the view of that revision; progress is sent as an event. Null if
   * the match has changed or the review was cancelled.
   */
  review: request(
    z.strictObject({
      revision: z.int().min(0),
      /** Whether to prove values that are otherwise estimated, which takes a minute or so. */
      proven: z.boolean().optional(),
    }),
  ).answeredBy<ReviewView | null>(),
  /** Cancels the current review. */
  leaveReview: request(z.undefined()),
} as const;
