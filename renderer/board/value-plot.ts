import {
  negate,
  type HistoryView,
  type Value,
  type Wdl,
} from '../../electron/api/analysis-view.ts';

/** One position of the match in the plot, seen from the first seat. */
export interface PlotPoint {
  readonly at: number;
  readonly value: Value;
  /** How the point is drawn: for a probability, whether it is above or below an even chance. */
  readonly wdl: Wdl;
  /** From -1, the first seat has lost, over 0, a draw, to 1, it has won. */
  readonly height: number;
}

/** A decided position stands at least this far from the middle. */
const least = 0.4;
/** At so many plies from the end a decided position stands halfway between least and most. */
const halfway = 6;

/** The values of a match as points of a plot; a nearer end stands further out. */
export function plotPoints({
  values,
  probabilities,
}: Pick<HistoryView, 'values' | 'probabilities'>): PlotPoint[] {
  return values.flatMap(({ seat, value: known }, at): PlotPoint[] => {
    if (known === null) return [];
    const value = seat === 0 ? known : negate(known);
    const { score, remoteness } = value;
    const direction = 2 * score - 1;
    const wdl = direction > 0 ? 'win' : direction < 0 ? 'lose' : 'draw';
    if (probabilities) return [{ at, value, wdl, height: direction }];
    const size = least + ((1 - least) * halfway) / (halfway + (remoteness ?? 0));
    return [{ at, value, wdl, height: direction * size }];
  });
}

/** The drawn share of a plot's height that a position's plies to the end take: what has no end stands above them. */
const belowDraws = 0.8;

/** What the heights mean: of values who wins, of plies to the end that there is none. */
export function bands(toTheEnd: boolean): readonly { tone: Wdl; from: number; to: number }[] {
  if (toTheEnd) return [{ tone: 'draw', from: 2 * belowDraws - 1, to: Infinity }];
  return [
    { tone: 'win', from: least, to: Infinity },
    { tone: 'lose', from: -Infinity, to: -least },
  ];
}

/** The same points by how far the end is under perfect play: the end at the bottom, and at the top what has none. */
export function pointsToTheEnd(points: readonly PlotPoint[]): PlotPoint[] {
  const longest = Math.max(1, ...points.map(({ value }) => value.remoteness ?? 0));
  return points.map((point) => {
    const { remoteness } = point.value;
    const share = remoteness === null ? 1 : (belowDraws * remoteness) / longest;
    return { ...point, height: 2 * share - 1 };
  });
}

/** The point of a moment; undefined if its value is not known. */
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
