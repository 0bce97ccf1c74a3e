/** In how many columns so many cards lie. */
export function columnsFor(count: number): number {
  return count <= 10 ? Math.max(3, Math.ceil(count / 2)) : 7;
}

/**
 * The number beside another one in the direction of an arrow key; nothing for other keys and past
 * the edge.
 *
 * @param number - from 1; 0 for none yet.
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
