import { lossOf, scoreTolerance, slowness, type Value } from '../analysis/value.ts';
import type { Judged } from './accuracy.ts';

/**
 * The mark of a ply: `best` is better than some other legal ply; `slower` keeps the value but takes
 * longer to win or loses sooner; `fine` means that no ply is worse, or that almost nothing is lost;
 * `mistake` loses half a point; `blunder` loses a full point.
 *
 * In games with chance, `inaccuracy`, `mistake` and `blunder` lose at least 5, 10 and 15 percentage
 * points.
 */
export type Mark = (typeof markNames)[number];

/** From the best to the worst. */
export const markNames = ['best', 'slower', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const;

/** The thresholds in points, the worst mark first. */
const inPoints = [
  ['blunder', 1],
  ['mistake', 0.5],
] as const;

/** The thresholds in probability of winning. */
const inChances = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
] as const;

/** The values of the best and the worst legal ply. */
export interface ValueRange {
  readonly best: Value;
  readonly worst: Value;
}

/** The value of a way to play and its probability in random play. */
interface LikelyValue {
  readonly value: Value;
  readonly probability: number;
}

/** Marks a ply by comparing it with the other legal plies. */
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

/** How a ply with this value counts for its player's accuracy. */
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

/** Whether a mark is an error, at which a match may turn. */
export function isError(mark: Mark | null): boolean {
  return mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder';
}
