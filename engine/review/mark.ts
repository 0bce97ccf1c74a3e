import { lossOf, scoreTolerance, slowness, type Value } from '../value.ts';

/**
 * What a ply deserves: `best`; `slower`, which keeps the value but takes longer to a win or loses sooner; `good`,
 * which gives away next to nothing; `mistake`, half a point given away; `blunder`, a full one.
 *
 * Where there is chance, `inaccuracy`, `mistake` and `blunder` give away 5, 10 and 15 percentage points at least.
 */
export type Mark = (typeof markNames)[number];

/** From the best to the worst. */
export const markNames = ['best', 'slower', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

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

/** Marks a ply by the value of the best one. */
export function markOf(best: Value, played: Value, hasChance: boolean): Mark {
  const loss = lossOf(best, played);
  if (loss === 0) return slowness(played) > slowness(best) ? 'slower' : 'best';
  const [mark] =
    (hasChance ? inChances : inPoints).find(([, from]) => loss >= from - scoreTolerance) ?? [];
  return mark ?? 'good';
}

/** Whether a match may turn at a ply of that mark. */
export function isError(mark: Mark | null): boolean {
  return mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder';
}
