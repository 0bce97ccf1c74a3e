import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings, type ChopsticksSettings } from '../chopsticks/settings.ts';
import type { ChopsticksPosition } from '../chopsticks/position.ts';
import { defaultSettings, type Settings } from '../settings.ts';
import { groupByTargets } from './groups.ts';
import { mostSidesAlone, type Sides } from '../sides.ts';
import { solveGraph } from './retrograde.ts';
import { solve } from './solve.ts';
import type { Solution } from '../solution.ts';
import { solveCoalitions } from './coalition.ts';

function rulesUnder(settings: Settings) {
  return chopsticksRules({
    ...defaultSettings(chopsticksSettings),
    ...settings,
  } as ChopsticksSettings);
}

const usual = rulesUnder({});
const hundredCutoff = rulesUnder({ fingers: 100 });
const twoHundred = rulesUnder({ fingers: 200 });
const three = rulesUnder({ players: 3 });
const threeWithTen = rulesUnder({ players: 3, fingers: 10 });
const hundred = rulesUnder({ fingers: 100, overflow: 'rollover' });
let sides: Sides<ChopsticksPosition> | undefined;
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
    run: () => solve(hundredCutoff),
  },
  {
    name: 'solve 200 fingers, cutoff',
    note: '404,010,000 positions; 1.1 GB',
    slow: true as const,
    run: () => solve(twoHundred, undefined, mostSidesAlone),
  },
  {
    name: 'solve 100 fingers, cutoff: number the sides',
    note: '5,050 sides; a part of that',
    run: () => hundredCutoff.solver?.sides?.(),
  },
  {
    name: 'solve 100 fingers, cutoff: group the sides',
    note: 'by what they can turn into; a part of that',
    run: () => {
      sides ??= hundredCutoff.solver?.sides?.();
      return sides && groupByTargets(sides);
    },
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
