import { tableSize, type Race } from './race.ts';

/**
 * The values of pairs of scores with a deck to the player who has just moved: `2⁻ⁿ` for a win in n turns, `−2⁻ⁿ` for a loss in
 * n, otherwise 0. Powers of two are exact, and larger numbers are better.
 */
export interface Known {
  readonly race: Race;
  readonly table: Float64Array;
  /** Subtracted from the scores before the lookup; negative results count as 0. */
  readonly shift: number;
  /** The search depth in turns; `Infinity` for the whole deck. */
  readonly turns: number;
  /** Whether zeros are proven draws. Wins and losses are always proven. */
  readonly proven: boolean;
}

/** The search depth, in turns, of a deck that is too big to be followed to its end: four own turns. */
export const horizon = 7;

/** A table in which only the player at the target has won. */
export function undecided(race: Race): Float64Array {
  return new Float64Array(tableSize(race)).fill(1, race.target * race.target);
}

/**
 * The undecided table behind the horizon. Only scores near the target matter, since four turns gain at most four times the
 * highest digit.
 *
 * @param turns - an odd number, so that the first and the last turn are the same player's.
 */
export function horizonOf(race: Race, turns = horizon): Known {
  const target = ((turns + 1) / 2) * race.digits + 1;
  const shift = race.target - target;
  // With a shifted score, the true one allows any digit to be subtracted.
  const near: Race = shift < race.digits ? race : { ...race, target, clamped: true };
  return {
    race: near,
    table: undecided(near),
    shift: race.target - near.target,
    turns,
    proven: false,
  };
}
