import type { MeasuredResults } from '../capabilities/measured-results.ts';

/**
 * Measured under the standard rules in 100 games each, by
 * `npm run cli -- versus digit-conquest --one … --two … --seed 1`.
 */
export const conquestMeasured: MeasuredResults = {
  named: {
    easy: [2, 98],
    medium: [98, 2],
    hard: [54, 46],
    'one-ply': [5, 95],
    'three-plies': [20, 80],
  },
  erring: [],
};
