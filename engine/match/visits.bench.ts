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

/** What counting took before each ply kept its own count. */
function rescanned(): number {
  const last = keys.at(-1);
  return keys.filter((key) => key === last).length;
}

export const benchmarks = [
  {
    name: `match of ${plies}: count how often it stood`,
    note: 'after a move, twice from the same place',
    run: () => [move, move].map((each) => timesStood(playIn(match, each))),
  },
  {
    name: `match of ${plies}: count how often it stood, by rescanning`,
    note: 'the same, as it was until each ply kept its count',
    run: () => [move, move].map((each) => [playIn(match, each), rescanned()]),
  },
];
