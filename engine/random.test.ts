import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pick, resumeRandom, seededRandom, type Random } from './random.ts';

const drawn = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.below(1000));

it('gives the same numbers for the same seed', () => {
  expect(drawn(seededRandom(7), 50)).toEqual(drawn(seededRandom(7), 50));
  expect(drawn(seededRandom(7), 50)).not.toEqual(drawn(seededRandom(8), 50));
});

it('continues from a state, which is plain JSON', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(100), (seed, before) => {
      const random = seededRandom(seed);
      drawn(random, before);
      const state = JSON.parse(JSON.stringify(random.state())) as number[];
      expect(drawn(resumeRandom(state), 20)).toEqual(drawn(random, 20));
    }),
    { seed: 1 },
  );
});

it('stays below its bound and reaches everything under it', () => {
  const random = seededRandom(3);
  const found = new Set(Array.from({ length: 1000 }, () => random.below(6)));
  expect([...found].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(random.below(1)).toBe(0);
});

it('picks any item, and nothing from nothing', () => {
  const random = seededRandom(4);
  const found = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])));
  expect(found.size).toBe(3);
  expect(() => pick(random, [])).toThrow(RangeError);
});
