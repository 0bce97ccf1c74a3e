/** The number of columns for a number of cards. */
export function columnsFor(count: number): number {
  return count <= 10 ? Math.max(3, Math.ceil(count / 2)) : 7;
}

/**
 * The neighbour of a number in the direction of an arrow key; undefined for other keys and at the
 * edge.
 *
 * @param number - from 1; 0 if none is selected.
 */
export function neighbour(
  number: number,
  key: string,
  count: number,
  columns: number,
): number | undefined {
  const step = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -columns],
    ['ArrowDown', columns],
  ]).get(key);
  if (step === undefined) return undefined;
  if (number === 0) return 1;
  const next = number + step;
  return next >= 1 && next <= count ? next : undefined;
}
