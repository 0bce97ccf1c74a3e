import type { Value } from '../../electron/api/analysis-view.ts';
import type { MoveView } from '../../electron/api/match-view.ts';

/** The value of the best of some moves, if it is known. */
export function bestOf(
  ratings: ReadonlyMap<string, Value>,
  moves: readonly MoveView[],
): Value | undefined {
  const wanted = new Set(moves.map(({ notation }) => notation));
  // Ratings are sorted from best to worst.
  return [...ratings].find(([notation]) => wanted.has(notation))?.[1];
}
