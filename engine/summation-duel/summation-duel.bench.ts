import { defaultSettings } from '../settings/settings.ts';
import { summationSettings, type SummationSettings } from './settings.ts';
import { solveSummation } from './solver.ts';

const settings = defaultSettings(summationSettings) as SummationSettings;

/** What is measured; `npm run bench -- summation duel` runs these. */
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
