import type { MeasuredResults } from '../capabilities/measured-results.ts';

/**
 * Measured under the standard rules in 400 games each, by
 * `npm run cli -- versus chopsticks --one … --two … --seed 1`.
 */
export const chopsticksMeasured: MeasuredResults = {
  named: {
    easy: [4, 93],
    medium: [93, 5],
    hard: [100, 0],
    striker: [38, 61],
    'one-ply': [11, 88],
    'three-plies': [45, 45],
    'no-splits': [23, 77],
    traps: [86, 0],
    perfect: [66, 0],
  },
  erring: [
    [2, [21, 72]],
    [3, [26, 63]],
    [5, [41, 42]],
    [10, [55, 23]],
    [20, [63, 12]],
    [50, [65, 7]],
  ],
};
