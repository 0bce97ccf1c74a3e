/** How many more rows are drawn above and below, so that none is missing while scrolling. */
const around = 3;

/** The rows to draw in a list of rows of equal height: the first, and the one after the last. */
export function rowsInView(
  { top, height }: { readonly top: number; readonly height: number },
  rowHeight: number,
  count: number,
): { readonly from: number; readonly to: number } {
  if (rowHeight <= 0) return { from: 0, to: Math.min(count, 2 * around) };
  const from = Math.max(0, Math.min(Math.floor(top / rowHeight), count - 1) - around);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + around);
  return { from, to };
}

/** The scroll position that shows a row; unchanged if the row is in sight. */
export function scrolledTo(
  row: number,
  { top, height }: { readonly top: number; readonly height: number },
  rowHeight: number,
): number {
  const begin = row * rowHeight;
  if (begin < top) return begin;
  return Math.max(top, begin + Math.min(0, rowHeight - height));
}
