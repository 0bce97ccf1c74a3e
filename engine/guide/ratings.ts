import type { RatedMove } from '../analysis/solution.ts';
import type { CoalitionAnalysis } from '../solver/coalition-analysis.ts';
import type { Value } from '../analysis/value.ts';

/** What is known about a position and its moves in notation; plain JSON. */
export interface PositionRatings {
  /** Undefined if only the certain standings of three players are known. */
  readonly value?: Value;
  /** The best first. Of equivalent moves only one is essential. */
  readonly moves: readonly (RatedMove<string> & { readonly essential: boolean })[];
  /** The certain standings of three players. */
  readonly coalition?: CoalitionAnalysis<string>;
}

/** A difference in winning chances too small to notice. */
export const unnoticed = 0.005;

/** The difference from which one choice is clearly better than another. */
export const clear = 0.05;

/** A difference in winning chances in whole percentage points, one at least. */
export function pointsOf(chance: number): number {
  return Math.max(1, Math.round(chance * 100));
}
