import { anderson, distance, passesRemembered } from './anderson.ts';

/** What became of looking for a table that stands still. */
export interface Settled {
  readonly vector: Float64Array;
  /** What a pass makes of it. */
  readonly image: Float64Array;
  readonly passes: number;
  /** Whether it is as was asked for; otherwise it is as near as could be had. */
  readonly good: boolean;
}

/** After so many rounds that brought nothing better, more passes make one round. */
const patience = 25;

/** At most so many rounds are made of the same number of passes. */
const mostRounds = 40;

/** How many times as many passes a round has when rounds of fewer have not sufficed. */
const growth = 8;

/** A round that changes no more has only moved the last bits about. */
const stillness = 1e-15;

/**
 * Looks for a vector that a pass gives back. Passes are accelerated, at first after each, then after
 * 8, 64, … of them: a game that mixes slowly takes many plain passes before there is anything to be
 * foreseen, and has them in the end.
 *
 * @param pass - takes two vectors no further apart than they were.
 * @param isGood - whether a vector will do, given what a pass makes of it.
 * @param mostPasses - when to give up.
 */
export function settle(
  pass: (vector: Float64Array) => Float64Array,
  start: Float64Array,
  isGood: (vector: Float64Array, image: Float64Array) => boolean,
  mostPasses: number,
): Settled {
  let passes = 0;
  let vector = start;
  const passOnce = (from: Float64Array): Float64Array => {
    passes++;
    return pass(from);
  };
  for (let bundle = 1; ; bundle *= growth) {
    const acceleration = anderson(passesRemembered);
    let best = { change: Infinity, round: 0, image: vector };
    for (let round = 0; round < mostRounds && round <= best.round + patience; round++) {
      let image = passOnce(vector);
      if (isGood(vector, image)) return { vector, image, passes, good: true };
      for (let more = 1; more < bundle && passes < mostPasses; more++) image = passOnce(image);
      const change = distance(vector, image);
      if (change < best.change) best = { change, round, image };
      if (change <= stillness || passes >= mostPasses) {
        const last = passOnce(best.image);
        return { vector: best.image, image: last, passes, good: isGood(best.image, last) };
      }
      vector = acceleration.next(vector, image);
    }
    vector = best.image;
  }
}
