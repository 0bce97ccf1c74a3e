/** The number of columns for a number of cards. */
export function columnsFor(count: number): number {
  return count <= 10 ? Math.max(3, Math.ceil(count / 2)) : 7;
}
