import type { MeasuredResults } from '../capabilities/measured-results.ts';

/**
 * Measured under the standard rules in 400 games each, by
 * `npm run cli -- versus summation-duel --one … --two … --seed 1`.
 */
export const summationMeasured: MeasuredResults = {
  named: {
    easy: [26, 74],
    medium: [74, 26],
    hard: [62, 38],
    'one-ply': [38, 62],
    'three-plies': [50, 50],
    traps: [56, 44],
    perfect: [54, 46],
  },
  erring: [
    [2, [40, 60]],
    [3, [43, 57]],
    [5, [47, 53]],
    [10, [52, 48]],
    [20, [53, 47]],
    [50, [54, 46]],
  ],
};
