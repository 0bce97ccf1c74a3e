import type { Value } from '../../electron/api/analysis-view.ts';
import type { MoveView } from '../../electron/api/match-view.ts';

/** What the best of some moves is worth, as far as that is known. */
export function bestOf(
  ratings: ReadonlyMap<string, Value>,
  moves: readonly MoveView[],
): Value | undefined {
  const wanted = new Set(moves.map(({ notation }) => notation));
  // The ratings come with the best first.
  return [...ratings].find(([notation]) => wanted.has(notation))?.[1];
}
