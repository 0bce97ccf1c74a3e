import { longMatch } from '../testing/long-match.ts';
import { reviewMatch } from './review-match.ts';
import { valuerOf } from './valuers.ts';

/** 350 turns, each with a draw. */
const match = longMatch(700);
const positions = [match.start, ...match.history.map(({ after }) => after)];

function unsolved(): never {
  throw new RangeError('Digit Conquest is reviewed by its odds.');
}

/** What is measured; `npm run bench -- review` runs these. */
export const benchmarks = [
  {
    name: 'Review: a match of Digit Conquest of 350 turns',
    note: 'below a second once the tables are loaded',
    run: () => reviewMatch(match, valuerOf(match.rules, unsolved, positions)).plies.length,
  },
];
