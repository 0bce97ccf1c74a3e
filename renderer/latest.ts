/**
 * Tells the newest of several requests from those that it has overtaken.
 *
 * @returns a function that begins a turn. What it returns says whether that turn is still the newest: an answer, or a
 * failure, of an older one is dropped.
 */
export function latest(): () => () => boolean {
  let newest = 0;
  return () => {
    const turn = ++newest;
    return () => turn === newest;
  };
}
