import type { Exact } from '../solution.ts';
import type { UnitedAnalysis } from '../united.ts';

/** What is known of a position and its moves, which are in notation; what an analysis answers. */
export interface GuideRatings {
  /** Nothing where no value is exact. */
  readonly exact: Exact | null;
  /** By what they are worth, the best first. Those that come to the same as another one are not essential. */
  readonly moves: readonly (Exact & { readonly move: string; readonly essential: boolean })[];
  /** In games with chance; among three and more players an estimate by search. */
  readonly odds: {
    readonly exact: boolean;
    /** The best first. */
    readonly moves: readonly { readonly move: string; readonly value: number }[];
  } | null;
  /** What is certain of three players. */
  readonly united?: UnitedAnalysis<string>;
}

/** So much of a winning chance one doesn't notice. */
export const unnoticed = 0.005;

/** From so much on, one choice is clearly better than another. */
export const clear = 0.05;

/** A part of a winning chance in whole percentage points, one at least. */
export function pointsOf(chance: number): number {
  return Math.max(1, Math.round(chance * 100));
}
