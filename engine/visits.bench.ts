import { playIn, positionOf, timesStood } from './match.ts';
import { longMatch } from './testing/long-match.ts';

const plies = 20_000;
const match = longMatch(plies, 'chopsticks', { repetition: 0 });
const { rules } = match;
const [move] = rules.moves(positionOf(match));
const keys = match.history.map(({ after }) => rules.key(after));

/** What counting took before each ply kept its own count. */
function rescanned(): number {
  const last = keys.at(-1);
  return keys.filter((key) => key === last).length;
}

export const benchmarks = [
  {
    name: `match of ${plies}: count how often it stood`,
    note: 'after each of two moves in the same place',
    run: () => [move, move].map((each) => timesStood(playIn(match, each))),
  },
  {
    name: `match of ${plies}: count how often it stood, by rescanning`,
    note: 'the same, as it was until each ply kept its count',
    run: () => [move, move].map((each) => [playIn(match, each), rescanned()]),
  },
];
