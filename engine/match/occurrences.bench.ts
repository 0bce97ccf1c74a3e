import { chopsticks } from '../chopsticks/chopsticks.ts';
import { playIn, pliesOf, startMatch, timesStood } from './match.ts';
import { defaultSettings } from '../settings/settings.ts';
import { playOn } from '../testing/play-on.ts';

const plies = 20_000;
const settings = {
  ...defaultSettings(chopsticks.settings),
  passEquivalentTransfers: true,
  repetition: 0,
};
const rules = chopsticks.rules(settings);
const move = { kind: 'pass' } as const;
const match = playOn(startMatch(rules, settings, 0), ({ at }) =>
  at < plies ? { move } : undefined,
);
const keys = pliesOf(match).map(({ after }) => rules.key(after));

/** Counting by a scan of all positions, for comparison. */
function rescanned(): number {
  const last = keys.at(-1);
  return keys.filter((key) => key === last).length;
}

export const benchmarks = [
  {
    name: `match of ${plies}: count repetitions`,
    note: 'after a move, twice from the same place',
    run: () => [move, move].map((each) => timesStood(playIn(match, each))),
  },
  {
    name: `match of ${plies}: count repetitions, by a scan`,
    note: 'the same, without a count for each ply',
    run: () => [move, move].map((each) => [playIn(match, each), rescanned()]),
  },
];
