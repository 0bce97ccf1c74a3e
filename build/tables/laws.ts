import { chopsticksRules } from '../../engine/chopsticks/chopsticks.ts';
import { chopsticksSettings } from '../../engine/chopsticks/settings.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import { solve } from '../../engine/solver/solve.ts';
import { wdlOf } from '../../engine/analysis/value.ts';

/** The first player's result, as `solve` prints it, such as `draw` or `lose in 26`. */
type Expected = string;

/** A law about Chopsticks with any number of fingers, as docs/claims.md states it. */
interface Law {
  readonly name: string;
  readonly settings: Settings;
  /** The result for a number of fingers; undefined if the law makes no claim about it. */
  readonly expected: (fingers: number) => Expected | undefined;
}

const drawnFrom = (first: number) => (fingers: number) => (fingers >= first ? 'draw' : undefined);

const laws: readonly Law[] = [
  { name: 'cutoff', settings: {}, expected: drawnFrom(5) },
  { name: 'rollover', settings: { overflow: 'rollover' }, expected: drawnFrom(5) },
  { name: 'suicide', settings: { suicide: true }, expected: drawnFrom(6) },
  { name: 'misère', settings: { misere: true }, expected: drawnFrom(5) },
  { name: 'no revival', settings: { splits: 'transfers' }, expected: drawnFrom(11) },
  {
    name: 'swaps',
    settings: { swaps: true },
    expected(fingers) {
      if (fingers < 5) return undefined;
      return fingers % 2 === 0 ? `lose in ${7 * fingers - 12}` : 'draw';
    },
  },
  {
    name: 'one hand, rollover',
    settings: { hands: 1, overflow: 'rollover' },
    expected(fingers) {
      const plies = rankOfApparition(fingers) - 2;
      return `${plies % 2 === 1 ? 'win' : 'lose'} in ${plies}`;
    },
  },
];

/** The index of the first Fibonacci number that is divisible by the number, with F(1) = F(2) = 1. */
function rankOfApparition(divisor: number): number {
  let [before, last] = [1 % divisor, 1 % divisor];
  for (let rank = 2; ; rank++) {
    if (last === 0) return rank;
    [before, last] = [last, (before + last) % divisor];
  }
}

/**
 * Solves Chopsticks with 2 to `to` fingers and checks each law against the results.
 *
 * @returns the exit status.
 */
export function checkLaws(to: number): number {
  let broken = 0;
  for (const { name, settings, expected } of laws) {
    let holds = 0;
    for (let fingers = 2; fingers <= to; fingers++) {
      const law = expected(fingers);
      if (law === undefined) continue;
      const found = solvedStart({ ...settings, fingers });
      if (found === law) holds++;
      else {
        broken++;
        console.log(`${name}: with ${fingers} fingers ${found}, the law says ${law}`);
      }
      if (fingers % 10 === 0) console.error(`${name}: ${fingers} fingers`);
    }
    console.log(`${name}: holds for ${holds} numbers of fingers up to ${to}`);
  }
  return broken === 0 ? 0 : 1;
}

function solvedStart(settings: Settings): Expected {
  const all = defaultSettings(chopsticksSettings, settings);
  const rules = chopsticksRules(all);
  const value = solve(rules).evaluate(rules.start(0));
  const called = wdlOf(value);
  return value.remoteness === null ? called : `${called} in ${value.remoteness}`;
}
