import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings, type ChopsticksSettings } from '../chopsticks/settings.ts';
import { defaultSettings, type Settings } from '../settings.ts';
import { solveGraph } from './retrograde.ts';
import { solve } from './solve.ts';
import type { Solution } from '../solution.ts';

function rulesUnder(settings: Settings) {
  return chopsticksRules({
    ...defaultSettings(chopsticksSettings),
    ...settings,
  } as ChopsticksSettings);
}

const usual = rulesUnder({});
const hundred = rulesUnder({ fingers: 100, overflow: 'rollover' });
let solved: Solution<ReturnType<typeof hundred.start>> | undefined;

/** The same game solved twice, so that the two can be compared in one run. */
const comparisons = [5, 10, 20].flatMap((fingers) => {
  const rules = rulesUnder({ fingers });
  const positions = ((fingers * (fingers + 1)) / 2) ** 2;
  return [
    {
      name: `solve ${fingers} fingers by sides`,
      note: `all ${positions} positions`,
      run: () => solve(rules),
    },
    {
      name: `solve ${fingers} fingers by an explicit graph`,
      note: 'only what the start reaches',
      run: () => solveGraph(rules, rules.start(0)),
    },
  ];
});

export const benchmarks = [
  { name: 'solve default Chopsticks', note: 'should be under 1 ms', run: () => solve(usual) },
  ...comparisons,
  {
    name: 'solve 100 fingers, rollover',
    note: '25,502,500 positions',
    run: () => (solved = solve(hundred)),
  },
  {
    name: 'count what is reachable with 100 fingers, rollover',
    run: () => (solved ??= solve(hundred)).census?.(hundred.start(0)),
  },
];
