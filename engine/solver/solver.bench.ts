import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings } from '../chopsticks/settings.ts';
import { HalfPositions } from '../chopsticks/solver/half-positions.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { solveGraph } from './retrograde.ts';
import { solve } from './solve.ts';
import type { Solution } from '../analysis/solution.ts';
import { solveCoalitions } from './coalition.ts';

function settingsWith(settings: Settings) {
  return defaultSettings(chopsticksSettings, settings);
}

function rulesUnder(settings: Settings) {
  return chopsticksRules(settingsWith(settings));
}

const usual = rulesUnder({});
const hundredSettings = settingsWith({ fingers: 100 });
const three = rulesUnder({ players: 3 });
const threeWithTen = rulesUnder({ players: 3, fingers: 10 });
const hundred = rulesUnder({ fingers: 100, overflow: 'rollover' });
let solved: Solution<ReturnType<typeof hundred.start>> | undefined;

function coalition(rules: typeof three) {
  const numbered = rules.solver?.numbered?.();
  return numbered && solveCoalitions(rules, numbered);
}

/** The same game solved twice, so that the two can be compared in one run. */
const comparisons = [5, 10, 20].flatMap((fingers) => {
  const rules = rulesUnder({ fingers });
  const positions = ((fingers * (fingers + 1)) / 2) ** 2;
  return [
    {
      name: `solve ${fingers} fingers by half positions`,
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
  {
    name: 'solve default Chopsticks',
    note: 'its half positions numbered before',
    run: () => solve(usual),
  },
  {
    name: 'solve three players, each against the others united',
    note: 'should be under 1 s',
    run: () => coalition(three),
  },
  {
    name: 'the same with 10 fingers',
    note: '166,375 positions',
    run: () => coalition(threeWithTen),
  },
  ...comparisons,
  {
    name: 'solve 100 fingers, cutoff',
    note: '25,502,500 positions',
    run: () => solve(chopsticksRules(hundredSettings)),
  },
  {
    name: 'solve 200 fingers, cutoff',
    note: '404,010,000 positions, and those that can be reached counted, as in the terminal; 1.1 GB',
    slow: true as const,
    run: () => {
      const rules = rulesUnder({ fingers: 200 });
      return solve(rules, undefined, 'alone').census?.(rules.start(0));
    },
  },
  {
    name: 'solve 100 fingers, cutoff: number the half positions',
    note: '5,050 of them; a part of that',
    run: () => new HalfPositions(hundredSettings),
  },
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
