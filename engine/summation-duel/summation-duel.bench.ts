import { defaultSettings } from '../settings/settings.ts';
import { summationSettings } from './settings.ts';
import { solveSummation } from './solver.ts';

const settings = defaultSettings(summationSettings);

/** The benchmarks of `npm run bench -- summation duel`. */
export const benchmarks = [
  {
    name: 'Summation Duel: solve 20 numbers to 100',
    note: 'at most 500 ms',
    run: () => solveSummation({ ...settings, numbers: 20, target: 100 }),
  },
  {
    name: 'Summation Duel: solve 20 numbers to 210',
    note: 'at most 500 ms',
    run: () => solveSummation({ ...settings, numbers: 20, target: 210 }),
  },
];
