/** A point of a line. */
interface LinePoint {
  /** Its place, from the left to the right. */
  readonly at: number;
  readonly height: number;
}

/**
 * Points for a line of which nothing can be seen between two columns: of those that fall into one, the first and the
 * last, the highest and the lowest.
 *
 * @param column - in which column a point lies; they come from left to right.
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
