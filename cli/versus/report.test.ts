import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreInterval } from './report.ts';

test.each([
  [0.5, 100, 0.4038, 0.5962],
  [1, 10, 0.7225, 1],
  [0, 10, 0, 0.2775],
  [0.9, 50, 0.7864, 0.9565],
])('the interval of %d over %d games is the published one', (score, games, low, high) => {
  const [from, to] = scoreInterval(score, games);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

test('an interval holds its score, stays in range, and narrows with more games', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (games, points) => {
      const score = (points % (2 * games + 1)) / (2 * games);
      const [low, high] = scoreInterval(score, games);
      const [lower, higher] = scoreInterval(score, 4 * games);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(score + 1e-9);
      expect(high).toBeGreaterThanOrEqual(score - 1e-9);
      expect(higher - lower).toBeLessThan(high - low);
    }),
  );
});
