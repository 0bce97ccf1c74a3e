import { pliesOf } from '../match/match.ts';
import { longMatch } from '../testing/long-match.ts';
import { reviewMatch } from './review-match.ts';
import { valuerOf } from '../decision/valuers.ts';

/** 350 turns, each with a draw. */
const drawn = longMatch(700);

/** 150 turns, each with a pick. */
const picked = longMatch(300, 'digit-conquest', { draw: 'choice' });

function unsolved(): never {
  throw new RangeError('Digit Conquest is reviewed along its match.');
}

function reviewed(match: ReturnType<typeof longMatch>): number {
  const positions = [match.start, ...pliesOf(match).map(({ after }) => after)];
  return reviewMatch(match, valuerOf(match.rules, unsolved, positions)).plies.length;
}

/** The benchmarks of `npm run bench -- review`. */
export const benchmarks = [
  {
    name: 'Review: a match of Digit Conquest of 350 turns',
    note: 'below a second once the tables are loaded',
    run: () => reviewed(drawn),
  },
  {
    name: 'Review: a match of Digit Conquest with an open deck, of 150 turns',
    note: 'about half a second',
    run: () => reviewed(picked),
  },
];
