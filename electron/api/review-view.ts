import type { LuckBalance } from '../../engine/review/luck.ts';
import type { Mark } from '../../engine/review/mark.ts';
import type { Standing } from '../../engine/review/certain.ts';
import type { PlayerReview } from '../../engine/review/review-match.ts';
import type { Worth } from '../../engine/review/worth.ts';
import type { HistoryView } from './analysis-view.ts';

export type { LuckBalance, Mark, PlayerReview, Standing, Worth };

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
  readonly errors: readonly ErrorView[];
  /** By seat. */
  readonly players: readonly PlayerReview[];
  /** Whether it ended in a draw, so that decisions were held rather than won. */
  readonly drawn: boolean;
  /** Whether chance acts in it, so that what is given away is probability. */
  readonly chance: boolean;
  /** What each position was worth, as a plot shows it. */
  readonly values: HistoryView['values'];
  /** Among more than two players: what of it is certain; nothing where not even that is known. */
  readonly certain: readonly CertainLossView[] | null;
}

/** A ply of the match. */
export interface PlyReviewView {
  readonly seat: number;
  /** How many moves of the history come before it, and after it. */
  readonly at: number;
  readonly to: number;
  /** Nothing where its worth is not known for certain. */
  readonly mark: Mark | null;
  readonly critical: boolean;
}

/** A ply by which a match turned. */
export interface ErrorView {
  readonly seat: number;
  readonly at: number;
  readonly to: number;
  readonly mark: Mark;
  readonly loss: number;
  /** In notation. */
  readonly played: readonly string[];
  /** What it was worth before the best ply, and before the one that was played. */
  readonly before: Worth;
  readonly after: Worth;
  /** The plies that keep the value, the quickest first. */
  readonly better: readonly LineMoveView[];
  /** How it is punished, or the draw held that it allowed. */
  readonly punishment: readonly LineMoveView[];
  /** It can be tried again by the one who erred: a person, and not by repetition alone. */
  readonly retry: boolean;
}

/** A ply that wasn't played. */
export interface LineMoveView {
  readonly seat: number;
  readonly moves: readonly string[];
  /** In words. */
  readonly text: string;
}

/** A move of one among three by which something certain was given away. */
export interface CertainLossView {
  readonly seat: number;
  readonly at: number;
  readonly played: string;
  readonly before: Standing;
  readonly after: Standing;
  readonly better: readonly LineMoveView[];
}
