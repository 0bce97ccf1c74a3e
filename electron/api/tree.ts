// The tree of a match, the same in windows and in the engine.
export {
  continued,
  isOnPath,
  lineAt,
  nodeAt,
  pliesAlong,
  placeIn,
  pliesBefore,
  type Line,
  type Note,
  type Path,
  type Place,
  type VariationRef,
} from '../../engine/match/tree.ts';

/**
 * The number of plies that two histories of a match share at the beginning. A ply is created once and
 * stays the same object in every later history, so all plies before a shared one are shared, too, and
 * few comparisons are needed.
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
