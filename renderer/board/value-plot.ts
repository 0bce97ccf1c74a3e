import {
  negate,
  winnersMoves,
  type HistoryView,
  type Value,
  type Wdl,
} from '../../electron/api/analysis-view.ts';

/** A position of the match in the plot, from the first seat's view. */
export interface PlotPoint {
  readonly at: number;
  readonly value: Value;
  /** The winner's moves to the end under perfect play; null if nothing is decided. */
  readonly moves: number | null;
  /** The colour of the point: for a probability, whether it is above or below one half. */
  readonly wdl: Wdl;
  /** From -1 (the first seat has lost) over 0 (a draw) to 1 (it has won). */
  readonly height: number;
}

/** The least distance of a decided position from the middle. */
const least = 0.4;
/** The number of plies to the end at which a decided position is halfway between least and most. */
const halfway = 6;

/** The values of a match as points of a plot; the nearer the end, the further from the middle. */
export function plotPoints({
  values,
  probabilities,
}: Pick<HistoryView, 'values' | 'probabilities'>): PlotPoint[] {
  return values.flatMap(({ seat, value: known }, at): PlotPoint[] => {
    if (known === null) return [];
    const value = seat === 0 ? known : negate(known);
    const { score, remoteness } = value;
    const moves = winnersMoves(known);
    const direction = 2 * score - 1;
    const wdl = direction > 0 ? 'win' : direction < 0 ? 'lose' : 'draw';
    if (probabilities) return [{ at, value, moves, wdl, height: direction }];
    const size = least + ((1 - least) * halfway) / (halfway + (remoteness ?? 0));
    return [{ at, value, moves, wdl, height: direction * size }];
  });
}

/** The share of the plot's height for positions that have an end; endless ones are above. */
const belowDraws = 0.8;

/**
 * The background bands: who wins in a plot of values, and endless positions in a plot of plies to
 * the end.
 */
export function bands(toTheEnd: boolean): readonly { tone: Wdl; from: number; to: number }[] {
  if (toTheEnd) return [{ tone: 'draw', from: 2 * belowDraws - 1, to: Infinity }];
  return [
    { tone: 'win', from: least, to: Infinity },
    { tone: 'lose', from: -Infinity, to: -least },
  ];
}

/**
 * The same points by plies to the end under perfect play: the end at the bottom, endless positions
 * at the top.
 */
export function pointsToTheEnd(points: readonly PlotPoint[]): PlotPoint[] {
  const longest = Math.max(1, ...points.map(({ value }) => value.remoteness ?? 0));
  return points.map((point) => {
    const { remoteness } = point.value;
    const share = remoteness === null ? 1 : (belowDraws * remoteness) / longest;
    return { ...point, height: 2 * share - 1 };
  });
}

/** The point of a position; undefined if its value is unknown. */
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
