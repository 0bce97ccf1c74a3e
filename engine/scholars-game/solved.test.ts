import { describe, expect, test, vi } from 'vitest';
import { hardMove } from '../computer/hard.ts';
import { perft } from '../solver/perft.ts';
import { seededRandom } from '../random.ts';
import { exploreGraph } from '../solver/explore.ts';
import { solveGraph } from '../solver/retrograde.ts';
import { valueOf } from '../testing/in-notation.ts';
import { settingsWith, table } from './testing.ts';
import { scholarsRules } from './scholars-game.ts';
import type { ScholarsPosition } from './position.ts';
import type { ScholarsSettings } from './settings.ts';
import { drawn, wdlOf } from '../analysis/value.ts';
import {
  gone,
  isOpen,
  nameOf,
  names,
  nextPlies,
  nextStates,
  one,
  open5,
  paper4,
  paper5,
  rock5,
  scissors4,
  sweep,
  three,
  two,
  type Side,
  type State,
} from '../testing/scholars-sweep.ts';

/** The state that a key of the rules names. */
function stateOf(key: string): State {
  const [mover = '', other = ''] = key.split('/');
  return { mover: sideOf(mover), other: sideOf(other) };
}

function sideOf(text: string): Side {
  const [left = '', right = ''] = text.split(' ');
  return [names.indexOf(left), names.indexOf(right)];
}

/** The share of plies from a state that lose; after a decision, the largest share that the player can leave. */
function trapsAfter(
  settings: ScholarsSettings,
  values: ReturnType<typeof sweep>,
  state: State,
  decided: boolean,
): number {
  const plies = nextPlies(settings, state);
  if (!decided) {
    const losing = plies.filter((next) => values.get(nameOf(next))?.won === true);
    return losing.length / plies.length;
  }
  const drawing = plies.filter((next) => values.get(nameOf(next)) === undefined);
  return Math.max(...drawing.map((next) => trapsAfter(settings, values, next, false)));
}

function countSequences(settings: ScholarsSettings, state: State, depth: number): number {
  if (depth === 0) return 1;
  return nextStates(settings, state).reduce(
    (sum, next) => sum + countSequences(settings, next, depth - 1),
    0,
  );
}

// Thousands of positions are solved twice, which is slow beside other tests.
vi.setConfig({ testTimeout: 60_000 });

test('the figures of the rules under the default settings', () => {
  const { rules } = table();
  const start = rules.start(0);
  const solution = solveGraph(rules, start);
  expect(solution.census(start)).toEqual({ reachable: 1715, win: 818, lose: 288, draw: 609 });
  expect(solution.evaluate(start)).toEqual(drawn);
  const all = exploreGraph(rules, start).positions.map((position) => solution.evaluate(position));
  expect(Math.max(...all.map(({ remoteness }) => remoteness ?? 0))).toBe(13);
});

describe.each([
  [
    { revival: false, doubleScissors: 'either' },
    { reachable: 1715, win: 818, lose: 288, draw: 609, longest: 13 },
    [4, 28, 224, 1448, 9872],
  ],
  [
    { revival: false, doubleScissors: 'both' },
    { reachable: 1709, win: 817, lose: 290, draw: 602, longest: 14 },
    [4, 28, 208, 1232, 7904],
  ],
  [
    { revival: true, doubleScissors: 'either' },
    { reachable: 1731, win: 170, lose: 35, draw: 1526, longest: 1 },
    [4, 28, 224, 1456, 10016],
  ],
  [
    { revival: true, doubleScissors: 'both' },
    { reachable: 1725, win: 164, lose: 35, draw: 1526, longest: 1 },
    [4, 28, 208, 1240, 8032],
  ],
] as const)('%o', (differing, { longest, ...census }, counts) => {
  const settings = settingsWith(differing);
  const rules = scholarsRules(settings);
  const start = rules.start(0);

  test('every position has the value that sweeps find', () => {
    const solution = solveGraph(rules, start);
    const solved = new Map(
      exploreGraph(rules, start).positions.map((position) => {
        const { score, remoteness } = solution.evaluate(position);
        return [
          rules.key(position),
          remoteness === null ? undefined : { won: score === 1, plies: remoteness },
        ];
      }),
    );
    const swept = sweep(settings);
    expect(solved).toEqual(swept);
    expect(solution.census(start)).toEqual(census);
    expect(Math.max(...[...swept.values()].map((value) => value?.plies ?? 0))).toBe(longest);
    expect(swept.get('1 1/1 1')).toBeUndefined();
  });

  test('perft from the start', () => {
    expect(counts.map((_, depth) => perft(rules, start, depth + 1).nodes)).toEqual(counts);
    const again: State = { mover: [one, one], other: [one, one] };
    expect(counts.map((_, depth) => countSequences(settings, again, depth + 1))).toEqual(counts);
  });
});

test('hard draws by the ply after which the most replies lose, decisions being no replies', () => {
  const settings = settingsWith();
  const rules = scholarsRules(settings);
  const start = rules.start(0);
  const solution = solveGraph(rules, start);
  const values = sweep(settings);
  const random = seededRandom(3);
  const isDrawn = (key: string): boolean => wdlOf(solution.evaluate(positionOf(key))) === 'draw';
  const positionOf = (key: string): ScholarsPosition => valueOf(rules.parsePosition(key));
  // Positions in the middle of a ply count, too.
  const keys = new Set(exploreGraph(rules, start).positions.map((each) => rules.key(each)));
  for (const key of keys) {
    const state = stateOf(key);
    if (!state.mover.some(isOpen)) continue;
    nextStates(settings, state).forEach((next) => keys.add(nameOf(next)));
  }
  const wrong = [...keys].filter(isDrawn).filter((key) => {
    const state = stateOf(key);
    const decided = state.mover.some(isOpen);
    const rated = nextStates(settings, state)
      .filter((next) => isDrawn(nameOf(next)))
      .map((next) => trapsAfter(settings, values, next, decided));
    const move = hardMove(rules, solution, positionOf(key), random);
    const chosen = stateOf(rules.key(rules.play(positionOf(key), move)));
    return trapsAfter(settings, values, chosen, decided) !== Math.max(...rated);
  });
  expect(wrong).toEqual([]);
});

test('perft agrees from richer positions', () => {
  for (const [text, mover, other] of [
    ['3 5r/4p 5r', [three, rock5], [paper4, rock5]],
    ['2 3/1 4p', [two, three], [one, paper4]],
    ['3 5p/5r 5r', [three, paper5], [rock5, rock5]],
    ['2 5?/3 4s', [two, open5], [three, scissors4]],
    ['x 4s/1 5p', [gone, scissors4], [one, paper5]],
  ] as const) {
    const { rules, at } = table({ revival: true });
    const settings = settingsWith({ revival: true });
    expect([text, perft(rules, at(text), 3).nodes]).toEqual([
      text,
      countSequences(settings, { mover, other }, 3),
    ]);
  }
});
