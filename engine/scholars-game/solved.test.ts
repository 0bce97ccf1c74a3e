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

/**
 * A second implementation of the rules: a hand is a number, moves have no names, and values come from sweeps over all
 * positions.
 */
type Side = readonly [number, number];
interface State {
  readonly mover: Side;
  readonly other: Side;
}

const names = ['x', '1', '2', '3', '4p', '4s', '4?', '5p', '5r', '5?'];
const gone = 0;
const one = 1;
const two = 2;
const three = 3;
const paper4 = 4;
const scissors4 = 5;
const open4 = 6;
const paper5 = 7;
const rock5 = 8;
const open5 = 9;
const worth = [0, 1, 2, 3, 4, 4, 4, 5, 5, 5];
const isPaper = (hand: number): boolean => hand === paper4 || hand === paper5;
const isOpen = (hand: number): boolean => hand === open4 || hand === open5;

/** The states after one move, left and right distinguished. */
function nextStates(settings: ScholarsSettings, { mover, other }: State): State[] {
  if (mover[0] + mover[1] === 0 || other[0] + other[1] === 0) return [];
  const results: State[] = [];
  for (const at of [0, 1]) {
    const decided =
      mover[at] === open4 ? [paper4, scissors4] : mover[at] === open5 ? [paper5, rock5] : [];
    for (const hand of decided) results.push({ mover: withHand(mover, at, hand), other });
  }
  if (mover.some(isOpen)) return results;

  const passOn = (own: Side, theirs: Side): void =>
    void results.push({ mover: theirs, other: own });
  for (const at of [0, 1]) {
    const actor = mover[at] ?? gone;
    if (actor === gone) continue;
    const twin = mover[1 - at] ?? gone;
    for (const to of [0, 1]) {
      const target = other[to] ?? gone;
      if (target !== gone) passOn(mover, withHand(other, to, added(target, worth[actor] ?? 0)));
    }
    const flipped = new Map([
      [paper4, scissors4],
      [scissors4, paper4],
      [paper5, rock5],
      [rock5, paper5],
    ]).get(actor);
    if (flipped !== undefined) passOn(withHand(mover, at, flipped), other);

    const ownAfter = (hand: number): Side => withHand(mover, 1 - at, hand);
    if (actor !== three || settings.doubleScissors === 'either') {
      for (const to of [0, 1]) {
        const hit = hitAlone(actor, other[to] ?? gone);
        if (hit !== undefined) passOn(mover, withHand(other, to, hit));
      }
      const hit = hitAlone(actor, twin);
      if (hit !== undefined) passOn(ownAfter(hit), other);
    }
    const both = hitTogether(actor, other[0], other[1]);
    if (both !== undefined) passOn(mover, both);
    for (const to of [0, 1]) {
      const mixed = hitTogether(actor, twin, other[to] ?? gone);
      if (mixed !== undefined) passOn(ownAfter(mixed[0]), withHand(other, to, mixed[1]));
    }
  }
  if (settings.revival || !mover.includes(gone)) {
    const values = mover.map((hand) => worth[hand] ?? 0);
    for (const left of names.keys()) {
      for (const right of names.keys()) {
        if (left === gone || right === gone || isOpen(left) || isOpen(right)) continue;
        const shared = [worth[left] ?? 0, worth[right] ?? 0];
        if (Math.max(...shared) + Math.min(...shared) !== Math.max(...values) + Math.min(...values))
          continue;
        if (Math.max(...shared) !== Math.max(...values)) passOn([left, right], other);
      }
    }
  }
  return results;
}

function added(target: number, strength: number): number {
  const before = worth[target] ?? 0;
  const value = ((before + strength - 1) % 5) + 1;
  return value === before ? target : value === 4 ? open4 : value === 5 ? open5 : value;
}

function hitAlone(actor: number, target: number): number | undefined {
  if (actor === two || actor === three || actor === scissors4) {
    return isPaper(target) ? gone : target === one ? rock5 : undefined;
  }
  if (actor === one || isPaper(actor)) return target === rock5 ? gone : undefined;
  return [two, three, scissors4].includes(target) ? gone : undefined;
}

function hitTogether(actor: number, first: number, second: number): Side | undefined {
  if (actor !== two && actor !== three) return undefined;
  if (first === rock5 && second === rock5) return [gone, gone];
  if (actor === two) return undefined;
  if (isPaper(first) && isPaper(second)) return [gone, gone];
  if (isPaper(first) && second === one) return [gone, rock5];
  return first === one && isPaper(second) ? [rock5, gone] : undefined;
}

function withHand(side: Side, at: number, hand: number): Side {
  return at === 0 ? [hand, side[1]] : [side[0], hand];
}

function nameOf({ mover, other }: State): string {
  const write = (side: Side): string =>
    side
      .toSorted((a, b) => a - b)
      .map((hand) => names[hand])
      .join(' ');
  return `${write(mover)}/${write(other)}`;
}

/** The states after one ply, decisions included. */
function nextPlies(settings: ScholarsSettings, state: State): State[] {
  const next = nextStates(settings, state);
  return state.mover.some(isOpen) ? next.flatMap((decided) => nextPlies(settings, decided)) : next;
}

/** Every reachable state with its value; undefined for draws. */
function sweep(
  settings: ScholarsSettings,
): Map<string, { won: boolean; plies: number } | undefined> {
  const states = new Map<string, State>();
  const next = new Map<string, string[]>();
  const queue: State[] = [{ mover: [one, one], other: [one, one] }];
  for (const state of queue) {
    const name = nameOf(state);
    if (states.has(name)) continue;
    states.set(name, state);
    const plies = nextPlies(settings, state);
    next.set(name, [...new Set(plies.map(nameOf))]);
    queue.push(...plies);
  }
  const values = new Map<string, { won: boolean; plies: number } | undefined>();
  for (const [name, { mover }] of states) {
    values.set(name, mover[0] + mover[1] === 0 ? { won: false, plies: 0 } : undefined);
  }
  for (let round = 1, changed = true; changed; round++) {
    const known = new Map(values);
    changed = false;
    for (const [name, following] of next) {
      if (known.get(name) !== undefined) continue;
      const theirs = following.map((follower) => known.get(follower));
      const won = theirs.some((value) => value?.won === false);
      if (!won && !theirs.every((value) => value?.won === true)) continue;
      values.set(name, { won, plies: round });
      changed = true;
    }
  }
  return values;
}

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
