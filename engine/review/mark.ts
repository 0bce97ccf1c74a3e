import { errorOf, lossOf, scoreTolerance, slowness, type Value } from '../analysis/value.ts';
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
  return markOfLoss(loss, hasChance);
}

function markOfLoss(loss: number, hasChance: boolean): Mark {
  const [mark] =
    (hasChance ? inChances : inPoints).find(([, from]) => loss >= from - scoreTolerance) ?? [];
  return mark ?? 'fine';
}

/**
 * Whether the mark of a ply is certain, and whether each other ply would have been an error: by values in a game with chance
 * that are exact, or estimates whose proven errors leave no doubt.
 *
 * @param others - the values of all other plies.
 */
export function isMarkCertain(played: Value, others: readonly Value[]): boolean {
  const all = [played, ...others];
  return all.every((value, index) => {
    const { least, most } = lossRange(value, all.toSpliced(index, 1));
    const marks = [least, most].map((loss) => markOfLoss(loss, true));
    if (index > 0) return isError(marks[0] ?? null) === isError(marks[1] ?? null);
    // A ply that may have lost nothing or a little is either the best one or just fine.
    return marks[0] === marks[1] && (most === 0 || least > scoreTolerance);
  });
}

/** The least and the most that a ply can have given away, by the proven errors of all values. */
function lossRange(
  own: Value,
  others: readonly Value[],
): { readonly least: number; readonly most: number } {
  const best = (sign: 1 | -1): number =>
    Math.max(
      0,
      ...others.map((other) => other.score - own.score + sign * (errorOf(other) + errorOf(own))),
    );
  return { least: best(-1), most: best(1) };
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
