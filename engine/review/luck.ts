import type { Value } from '../analysis/value.ts';

/** What changed the value of a match, to one seat: `luck + skill = change`. */
export interface LuckBalance {
  /** What draws brought, one's own and those of the others. */
  readonly luck: number;
  /** What players decided: what the others gave away, less what one gave away oneself. */
  readonly skill: number;
  /** From the start to the end of all that is known exactly. */
  readonly change: number;
  /** How many steps, draws and moves, were known exactly, and of how many. */
  readonly exact: number;
  readonly steps: number;
}

/** A step of a match: chance's, or a player's. */
type Step = 'luck' | 'skill';

/**
 * Adds up what changed the value of a match. Steps to or from a position that is not known exactly are left out, so
 * that what is added up are stretches of the match, from the first to the last exact value of each.
 *
 * @param values - to one seat, of every position in order.
 * @param steps - what led from each position to the next one.
 */
export function luckBalance(
  values: readonly (Value | undefined)[],
  steps: readonly Step[],
): LuckBalance {
  const sums = { luck: 0, skill: 0 };
  let [change, exact] = [0, 0];
  /** What a stretch began with, and what it has come to. */
  let stretch: { readonly from: number; readonly to: number } | undefined;
  values.forEach((value, index) => {
    if (value?.exact !== true) {
      change += changeOf(stretch);
      stretch = undefined;
      return;
    }
    const step = steps[index - 1];
    if (stretch !== undefined && step !== undefined) {
      sums[step] += value.score - stretch.to;
      exact++;
    }
    stretch = { from: stretch?.from ?? value.score, to: value.score };
  });
  return { ...sums, change: change + changeOf(stretch), exact, steps: steps.length };
}

function changeOf(stretch: { readonly from: number; readonly to: number } | undefined): number {
  return stretch === undefined ? 0 : stretch.to - stretch.from;
}
