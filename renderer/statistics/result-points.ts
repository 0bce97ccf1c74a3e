import type { StatisticsView } from '../../electron/api/library.ts';

type Results = StatisticsView['results'];

/** What a plot of results shows: won less lost so far, or how many of the last matches were won. */
export type PlotKind = 'score' | 'share';

/** What stands after a match. */
export interface ResultPoint {
  /** Which match it is, from 1. */
  readonly at: number;
  /** Won less lost so far. */
  readonly score: number;
  /** The share of wins among the last matches, from 0 to 1. */
  readonly share: number;
}

/** The share of wins is one of so many matches. */
export const lastMatches = 20;

/** How the results add up, from the first match to the last. */
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

/** Between which values the plot is drawn. */
export function rangeOf(points: readonly ResultPoint[], kind: PlotKind): readonly [number, number] {
  if (kind === 'share') return [0, 1];
  let [low, high] = [0, 0];
  for (const { score } of points) {
    low = Math.min(low, score);
    high = Math.max(high, score);
  }
  return low === high ? [-1, 1] : [low, high];
}
