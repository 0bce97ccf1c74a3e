import { errorOf, isEstimate, type Value } from '../analysis/value.ts';

/** Why the value of a match changed for one seat: `luck + skill = change`. */
export interface LuckBalance {
  /** The change by all players' draws. */
  readonly luck: number;
  /** The change by decisions: what the others gave away, less what the player gave away. */
  readonly skill: number;
  /** The total change over all stretches with proven values. */
  readonly change: number;
  /** The largest error of luck, skill and change: values that are proven, but not exact, have one. */
  readonly within: number;
  /** The number of steps between proven values, draws and moves, and the number of all steps. */
  readonly known: number;
  readonly steps: number;
}

/** The cause of a step: chance or a player. */
type Step = 'luck' | 'skill';

/**
 * Adds up the changes of a match's value. Steps to or from a position without a proven value are left
 * out, so the sum covers stretches of the match, each from its first to its last proven value.
 *
 * @param values - the values of all positions in order, for one seat.
 * @param steps - the cause of each step between two positions.
 */
export function luckBalance(
  values: readonly (Value | undefined)[],
  steps: readonly Step[],
): LuckBalance {
  const sums = { luck: 0, skill: 0 };
  let [change, within, known] = [0, 0, 0];
  /** The first and the latest value of the current stretch. */
  let stretch: { readonly from: number; readonly to: number } | undefined;
  values.forEach((value, index) => {
    if (value === undefined || isEstimate(value)) {
      change += changeOf(stretch);
      stretch = undefined;
      return;
    }
    const step = steps[index - 1];
    if (stretch !== undefined && step !== undefined) {
      sums[step] += value.score - stretch.to;
      known++;
    }
    // Each value is added to a sum once at most, and subtracted from it once.
    within += errorOf(value);
    stretch = { from: stretch?.from ?? value.score, to: value.score };
  });
  return { ...sums, change: change + changeOf(stretch), within, known, steps: steps.length };
}

/**
 * A balance in percentage points, rounded so that what is shown still adds up: skill is the rest. The largest error is rounded up,
 * and covers the rounding of the sums; 0 if they are exact.
 *
 * @param digits - after the decimal point.
 */
export function balanceInPoints(
  { luck, change, within }: Pick<LuckBalance, 'luck' | 'change' | 'within'>,
  digits: number,
): Pick<LuckBalance, 'luck' | 'skill' | 'change' | 'within'> {
  const scale = 10 ** digits;
  const [lucky, all] = [luck, change].map((value) => Math.round(100 * scale * value)) as [
    number,
    number,
  ];
  return {
    luck: lucky / scale,
    skill: (all - lucky) / scale,
    change: all / scale,
    // Skill may be rounded twice.
    within: within === 0 ? 0 : Math.ceil(100 * scale * within + 1) / scale,
  };
}

function changeOf(stretch: { readonly from: number; readonly to: number } | undefined): number {
  return stretch === undefined ? 0 : stretch.to - stretch.from;
}
