import { anderson, distance, passesRemembered } from './anderson.ts';

/** The result of a fixed-point iteration. */
export interface Converged {
  readonly vector: Float64Array;
  /** The vector after a pass. */
  readonly image: Float64Array;
  readonly passes: number;
  /** Whether it is good; otherwise it is the best one found. */
  readonly good: boolean;
}

/** The rounds without improvement after which a round gets more passes. */
const patience = 25;

/** The most rounds with the same number of passes. */
const mostRounds = 40;

/** The factor by which the passes of a round grow. */
const growth = 8;

/** A smaller change is only rounding. */
const stillness = 1e-15;

/**
 * Finds a fixed point of a pass. Passes are accelerated, first after each, then after 8, 64, … of them: in a game that mixes
 * slowly, acceleration helps only after many plain passes.
 *
 * @param pass - must not move two vectors further apart.
 * @param isGood - whether a vector is good enough, given the vector after a pass.
 * @param mostPasses - the most passes.
 */
export function converge(
  pass: (vector: Float64Array) => Float64Array,
  start: Float64Array,
  isGood: (vector: Float64Array, image: Float64Array) => boolean,
  mostPasses: number,
): Converged {
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
