/** A point of a line. */
interface LinePoint {
  /** The horizontal position. */
  readonly at: number;
  readonly height: number;
}

/**
 * Reduces the points of a line to those that are visible: of all points in a column, the first and
 * the last, the highest and the lowest.
 *
 * @param column - returns a point's column; the points are sorted from left to right.
 */
export function thinned<Point extends LinePoint>(
  points: readonly Point[],
  column: (point: Point) => number,
): readonly Point[] {
  const kept: Point[] = [];
  let from = 0;
  while (from < points.length) {
    const first = points[from];
    if (first === undefined) break;
    const place = Math.floor(column(first));
    let [low, high, last] = [first, first, first];
    for (; from < points.length; from++) {
      const point = points[from];
      if (point === undefined || Math.floor(column(point)) !== place) break;
      last = point;
      if (point.height < low.height) low = point;
      if (point.height > high.height) high = point;
    }
    const those = new Set([first, ...(low.at < high.at ? [low, high] : [high, low]), last]);
    kept.push(...those);
  }
  return kept;
}
