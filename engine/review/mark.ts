import { lossOf, scoreTolerance, slowness, type Value } from '../analysis/value.ts';
import type { Judged } from './accuracy.ts';

/**
 * What a ply deserves: `best`, which is better than some other legal ply; `slower`, which keeps the value but takes longer
 * to a win or loses sooner; `fine`, which nothing is worse than, or which gives away next to nothing; `mistake`, half a
 * point given away; `blunder`, a full one.
 *
 * Where there is chance, `inaccuracy`, `mistake` and `blunder` give away 5, 10 and 15 percentage points at least.
 */
export type Mark = (typeof markNames)[number];

/** From the best to the worst. */
export const markNames = ['best', 'slower', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const;

/** What is lost in points: of the worst first, from how much on. */
const inPoints = [
  ['blunder', 1],
  ['mistake', 0.5],
] as const;

/** What is lost in probability of winning. */
const inChances = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
] as const;

/** The values of the best and of the worst legal ply. */
export interface ValueRange {
  readonly best: Value;
  readonly worst: Value;
}

/** The value of a way to play, and how likely that is at random. */
interface LikelyValue {
  readonly value: Value;
  readonly probability: number;
}

/** Marks a ply by what the others are worth. */
export function markOf({ best, worst }: ValueRange, played: Value, hasChance: boolean): Mark {
  const loss = lossOf(best, played);
  if (loss === 0) {
    if (slowness(played) > slowness(best)) return 'slower';
    return lossOf(best, worst) > 0 || slowness(worst) > slowness(best) ? 'best' : 'fine';
  }
  const [mark] =
    (hasChance ? inChances : inPoints).find(([, from]) => loss >= from - scoreTolerance) ?? [];
  return mark ?? 'fine';
}

/** What a ply of a value counts for in its player's accuracy. */
export function judged(
  { ways, ...range }: ValueRange & { readonly ways: readonly LikelyValue[] },
  played: Value,
  hasChance: boolean,
): Judged {
  const errs = (value: Value) => isError(markOf(range, value, hasChance));
  return {
    critical: errs(range.worst),
    held: !errs(played),
    heldAtRandom: ways.reduce(
      (sum, { value, probability }) => sum + (errs(value) ? 0 : probability),
      0,
    ),
  };
}

/** Whether a match may turn at a ply of that mark. */
export function isError(mark: Mark | null): boolean {
  return mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder';
}
