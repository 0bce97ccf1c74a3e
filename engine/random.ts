import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A random number generator that repeats itself for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`; `bound` is at least 1. */
  below(bound: number): number;
  /** The state from which {@link resumeRandom} continues. Plain JSON. */
  state(): readonly number[];
}

/** The largest seed: seeds are 32-bit whole numbers. */
export const largestSeed = 2 ** 32 - 1;

/** Mixes several numbers into one seed. Similar numbers give very different seeds. */
export function mixedSeed(...numbers: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}

/** A generator from a seed, a 32-bit whole number. */
export function seededRandom(seed: number): Random {
  return from(xoroshiro128plus(seed));
}

/** Continues from a {@link Random.state}. */
export function resumeRandom(state: readonly number[]): Random {
  return from(xoroshiro128plusFromState(state));
}

/** One of the items, all equally likely. @throws RangeError if there is none. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

/** The move of one of the best items, all equally likely. @throws RangeError if there is none. */
export function pickBest<Move>(
  random: Random,
  rated: readonly { readonly move: Move; readonly worth: number }[],
): Move {
  const best = Math.max(...rated.map(({ worth }) => worth));
  return pick(
    random,
    rated.filter(({ worth }) => worth === best),
  ).move;
}

function from(generator: ReturnType<typeof xoroshiro128plus>): Random {
  return {
    below: (bound) => uniformInt(generator, 0, bound - 1),
    state: () => generator.getState(),
  };
}
