import type { Exact, HistoryView } from '../../electron/api/analysis-view.ts';

/** One position of the match in the plot, seen from the first seat. */
export interface PlotPoint {
  readonly at: number;
  readonly value: Exact['value'];
  readonly remoteness: number | null;
  /** From -1, the first seat has lost, over 0, a draw, to 1, it has won. */
  readonly height: number;
  /** In games with chance: the first seat's probability of winning. */
  readonly odds: number | null;
  /** Whether it is known for certain; otherwise it is as far as one could look ahead. */
  readonly certain: boolean;
}

/** A decided position stands at least this far from the middle. */
const least = 0.4;
/** At so many plies from the end a decided position stands halfway between least and most. */
const halfway = 6;

/** The values of a match as points of a plot; a nearer end stands further out. */
export function plotPoints(values: HistoryView['values']): PlotPoint[] {
  return values.flatMap(({ seat, exact, odds }, at): PlotPoint[] => {
    if (odds !== null) {
      return [pointOfOdds(at, seat === 0 ? odds.value : 1 - odds.value, odds.exact)];
    }
    if (exact === null) return [];
    const value = seat === 0 ? exact.value : opposite[exact.value];
    const { remoteness } = exact;
    const size = remoteness === null ? 0 : least + ((1 - least) * halfway) / (halfway + remoteness);
    const height = value === 'draw' ? 0 : value === 'win' ? size : -size;
    return [{ at, value, remoteness, height, odds: null, certain: exact.proven !== false }];
  });
}

/** The drawn share of a plot's height that a position's plies to the end take: what has no end stands above them. */
const belowDraws = 0.8;

/**
 * The same points by how far the end is under perfect play: the end at the bottom, and at the top what has none.
 * Nothing where values are odds, which say nothing of that.
 */
export function pointsToTheEnd(points: readonly PlotPoint[]): PlotPoint[] {
  const exact = points.filter(({ odds }) => odds === null);
  const longest = Math.max(1, ...exact.map(({ remoteness }) => remoteness ?? 0));
  return exact.map((point) => {
    const share = point.remoteness === null ? 1 : (belowDraws * point.remoteness) / longest;
    return { ...point, height: 2 * share - 1 };
  });
}

/** The point of a moment; nothing where its value is not known. */
export function pointAt(points: readonly PlotPoint[], at: number): PlotPoint | undefined {
  let from = 0;
  let to = points.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((points[middle]?.at ?? 0) < at) from = middle + 1;
    else to = middle;
  }
  return points[from]?.at === at ? points[from] : undefined;
}

function pointOfOdds(at: number, odds: number, certain: boolean): PlotPoint {
  const value = odds > 0.5 ? 'win' : odds < 0.5 ? 'lose' : 'draw';
  return { at, value, remoteness: null, height: 2 * odds - 1, odds, certain };
}

const opposite = { win: 'lose', draw: 'draw', lose: 'win' } as const;
