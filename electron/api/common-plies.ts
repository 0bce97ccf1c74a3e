/**
 * How many plies two histories of a match have in common at the beginning. A ply is made once and stays the same
 * object in every later history, so that all plies before a common one are common, too, and few are compared.
 */
export function commonPlies(one: readonly object[], other: readonly object[]): number {
  let common = 0;
  let most = Math.min(one.length, other.length);
  while (common < most) {
    const middle = Math.ceil((common + most) / 2);
    if (one[middle - 1] === other[middle - 1]) common = middle;
    else most = middle - 1;
  }
  return common;
}
