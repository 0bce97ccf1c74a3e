import { z } from 'zod';
import type { LuckBalance } from '../../engine/review/luck.ts';
import type { Mark } from '../../engine/review/mark.ts';
import type { Standing } from '../../engine/review/certain.ts';
import type { PlayerReview } from '../../engine/review/review-match.ts';
import type { Value } from '../../engine/analysis/value.ts';
import type { Message } from '../../words/message.ts';
import type { HistoryView } from './analysis-view.ts';
import { request } from './contract.ts';

export type { LuckBalance, Mark, PlayerReview, Standing, Value };
export { enoughForShare } from '../../engine/review/accuracy.ts';

/** How far a review is, in moves. */
export interface ReviewProgressView {
  readonly done: number;
  readonly of: number;
}

/** A match, reviewed. */
export interface ReviewView {
  /** What each ply deserves. */
  readonly plies: readonly PlyReviewView[];
  /** Where the match turned, in order. */
  readonly turningPoints: readonly TurningPointView[];
  /** By seat. */
  readonly players: readonly PlayerReview[];
  /** Whether chance acts in it, so that what is given away is probability. */
  readonly chance: boolean;
  /** What each position was worth, as a plot shows it. */
  readonly values: HistoryView['values'];
  /** What it goes by: values, or among more than two players what is certain; nothing where not even that is known. */
  readonly by: 'values' | 'certain' | null;
}

/** A ply of the match. */
export interface PlyReviewView {
  readonly seat: number;
  /** How many moves of the history come before it, and after it. */
  readonly at: number;
  readonly to: number;
  /** Null if its value isn't known. */
  readonly mark: Mark | null;
  /** The mark rests on an estimate. */
  readonly estimated: boolean;
  readonly critical: boolean;
  /** What else there is to say of it, in sentences: who could force what before it, and what came of it. */
  readonly notes: readonly Message[];
}

/** A ply by which a match turned. */
export type TurningPointView = JudgedPointView | CertainPointView;

/** One by which a value was given away. */
export interface JudgedPointView extends PointView {
  readonly kind: 'judged';
  readonly mark: Mark;
  readonly loss: number;
  /** What it was worth before the best ply, and before the one that was played. */
  readonly before: Value;
  readonly after: Value;
  /** What was played, in words. */
  readonly playedText: Message;
  /** How it is punished, or the draw held that it allowed. */
  readonly punishment: readonly LineMoveView[];
  /** What was lost is an estimate. */
  readonly estimated: boolean;
  /** It can be tried again by the one who erred: a person, and not by repetition alone. */
  readonly retry: boolean;
}

/** One by which a player of three gave away something certain. */
export interface CertainPointView extends PointView {
  readonly kind: 'certain';
  readonly before: Standing;
  readonly after: Standing;
  /** Who is out wins. */
  readonly outWins: boolean;
}

interface PointView {
  readonly seat: number;
  /** How many moves of the history come before it, and after it. */
  readonly at: number;
  readonly to: number;
  /** Where it was played, in notation, and who is to move there. */
  readonly position: string;
  readonly first: number;
  /** In notation. */
  readonly played: readonly string[];
  /** The plies that would have kept what was given away, the quickest first. */
  readonly better: readonly LineMoveView[];
}

/** A ply that wasn't played. */
export interface LineMoveView {
  readonly seat: number;
  readonly moves: readonly string[];
  /** In words. */
  readonly text: Message;
}

/** What windows can ask about how a match was played. */
export const reviewRequests = {
  /**
   * Reviews the match on the table in the view of that revision; its progress comes as an event. Null if the match has
   * changed, or the review was left.
   */
  review: request(z.strictObject({ revision: z.int().min(0) })).answeredBy<ReviewView | null>(),
  /** Cancels the review that is under way. */
  leaveReview: request(z.undefined()),
} as const;
