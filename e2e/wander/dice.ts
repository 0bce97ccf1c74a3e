import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Randomness that is repeatable with the same seed. */
export interface Dice {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  /** True with a chance in per cent. */
  percent(chance: number): boolean;
  /** One of the items, all equally likely. */
  pick<T>(items: readonly T[]): T;
}

/** The dice of one step, independent of other steps. */
export function diceOf(seed: number, step: number): Dice {
  const generator = xoroshiro128plus(Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b));
  const below = (bound: number): number => uniformInt(generator, 0, bound - 1);
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
  };
}
