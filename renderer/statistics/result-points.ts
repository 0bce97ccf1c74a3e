import type { StatisticsView } from '../../electron/api/library.ts';

type Results = StatisticsView['results'];

/** The kind of plot: wins minus losses so far, or the share of wins in the last matches. */
export type PlotKind = 'score' | 'share';

/** The figures after a match. */
export interface ResultPoint {
  /** The number of the match, from 1. */
  readonly at: number;
  /** Wins minus losses so far. */
  readonly score: number;
  /** The share of wins among the last matches, from 0 to 1. */
  readonly share: number;
}

/** How many matches the share of wins is taken from. */
export const lastMatches = 20;

/** The running figures, from the first match to the last. */
export function resultPoints(results: Results): readonly ResultPoint[] {
  let score = 0;
  let won = 0;
  return results.map(({ result }, at): ResultPoint => {
    score += gain[result];
    if (result === 'won') won++;
    if (results[at - lastMatches]?.result === 'won') won--;
    return { at: at + 1, score, share: won / Math.min(at + 1, lastMatches) };
  });
}

const gain = { won: 1, drawn: 0, lost: -1 } as const;

/** The lowest and highest value of the plot. */
export function rangeOf(points: readonly ResultPoint[], kind: PlotKind): readonly [number, number] {
  if (kind === 'share') return [0, 1];
  let [low, high] = [0, 0];
  for (const { score } of points) {
    low = Math.min(low, score);
    high = Math.max(high, score);
  }
  return low === high ? [-1, 1] : [low, high];
}
