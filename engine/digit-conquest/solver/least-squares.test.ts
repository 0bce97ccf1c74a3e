import { expect, it } from 'vitest';
import { leastSquares } from './least-squares.ts';

const column = (...values: number[]) => Float64Array.from(values);

it('finds the shares of a vector that the columns span', () => {
  const fit = leastSquares([column(1, 1, 1), column(0, 1, 2)]);
  for (const [base, slope] of [
    [3, -2],
    [0, 5],
  ] as const) {
    const shares = fit(column(base, base + slope, base + 2 * slope));
    expect(shares[0]).toBeCloseTo(base, 12);
    expect(shares[1]).toBeCloseTo(slope, 12);
  }
});

it('approximates a vector that they don’t span', () => {
  // The line through (0, 0), (1, 0), (2, 3): by the textbook −½ + 1½x.
  const [base, slope] = leastSquares([column(1, 1, 1), column(0, 1, 2)])(column(0, 0, 3));
  expect(base).toBeCloseTo(-0.5, 12);
  expect(slope).toBeCloseTo(1.5, 12);
});

it('gives no share to a dependent column', () => {
  expect(leastSquares([column(2, 4), column(1, 2)])(column(3, 6))).toEqual([0, expect.closeTo(3)]);
});
