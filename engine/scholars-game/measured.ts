import type { MeasuredResults } from '../capabilities/measured-results.ts';

/**
 * Measured under the standard rules in 400 games each, by
 * `npm run cli -- versus scholars-game --one … --two … --seed 1`.
 */
export const scholarsMeasured: MeasuredResults = {
  named: {
    easy: [8, 89],
    medium: [89, 7],
    hard: [99, 0],
    striker: [39, 57],
    'one-ply': [17, 81],
    'three-plies': [50, 41],
    'no-splits': [96, 1],
    traps: [99, 0],
    perfect: [97, 0],
  },
  erring: [
    [2, [49, 45]],
    [3, [68, 28]],
    [5, [81, 14]],
    [10, [92, 4]],
    [20, [93, 2]],
    [50, [97, 1]],
  ],
};
