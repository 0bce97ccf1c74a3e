import { normalQuantile95 as quantile } from '../../engine/capabilities/contest.ts';
import type { Message } from '../../words/message.ts';

/** Decides after each game, or pair of games, whether to play another one. */
export type KeepPlaying = (games: number, within: number) => boolean;

/** The result: the figures, and their sentences. */
export interface Report {
  readonly games: number;
  /** The first player's share of the points. */
  readonly score: number;
  /** The interval of the true share with a probability of 95%; null after too few games. */
  readonly interval: readonly [number, number] | null;
  readonly summary: Message;
}

/**
 * The 95% interval of a score (win 1, draw ½, loss 0) by Wilson's method, which stays between 0 and 1
 * and says something sensible even after a clean sweep. It takes the score for a share of wins; draws
 * make a score vary less than that, so with many of them the interval is rather too wide.
 *
 * @param score - from 0 to 1.
 * @param games - at least 1.
 * @see E. B. Wilson, “Probable inference, the law of succession, and statistical inference” (1927)
 */
export function scoreInterval(score: number, games: number): readonly [number, number] {
  const squared = quantile ** 2 / games;
  const middle = (score + squared / 2) / (1 + squared);
  const reach =
    (quantile / (1 + squared)) * Math.sqrt((score * (1 - score)) / games + squared / (4 * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
