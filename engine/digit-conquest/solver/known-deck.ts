import { tableSize, type Race } from './race.ts';

/**
 * What a deck says of a pair of scores to the player who has just moved: `2⁻ⁿ` who wins in n turns,
 * `−2⁻ⁿ` who loses in n, 0 who does neither. Powers of two are kept to the last bit, and of two such
 * numbers the larger one is the better for that player.
 */
export interface Known {
  readonly race: Race;
  readonly table: Float64Array;
  /** How much is taken off the scores before they are looked up; what is less than 0 counts as 0. */
  readonly shift: number;
  /** How many turns ahead it was looked; `Infinity` for all of the deck. */
  readonly turns: number;
  /** Whether the zeros are draws for certain. Wins and losses always are. */
  readonly proven: boolean;
}

/** How many turns are looked at in a deck that is too big to be followed to its end: four own ones. */
export const horizon = 7;

/** Nobody wins but who has the target. */
export function undecided(race: Race): Float64Array {
  return new Float64Array(tableSize(race)).fill(1, race.target * race.target);
}

/**
 * What is behind the horizon: nothing. Of the scores only those near the target count, as nobody
 * gains more in four turns than four times the highest digit.
 *
 * @param turns - an odd number, so that the first of them and the last are the same player's.
 */
export function horizonOf(race: Race, turns = horizon): Known {
  const target = ((turns + 1) / 2) * race.digits + 1;
  const shift = race.target - target;
  // Whoever has a shifted score has a true one that allows any digit to be subtracted.
  const near: Race = shift < race.digits ? race : { ...race, target, clamped: true };
  return {
    race: near,
    table: undecided(near),
    shift: race.target - near.target,
    turns,
    proven: false,
  };
}
