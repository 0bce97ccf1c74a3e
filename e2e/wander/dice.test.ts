import { expect, it } from 'vitest';
import { diceOf } from './dice.ts';

it('rolls the same for the same step, and differently for other steps', () => {
  const rolls = (seed: number, step: number) => {
    const dice = diceOf(seed, step);
    return Array.from({ length: 12 }, () => dice.below(1000));
  };
  expect(rolls(7, 3)).toEqual(rolls(7, 3));
  expect(rolls(7, 3)).not.toEqual(rolls(7, 4));
  expect(rolls(7, 3)).not.toEqual(rolls(8, 3));
});
