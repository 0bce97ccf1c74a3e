import { describe, expect, test } from 'vitest';
import { UnsolvableGame } from '../analysis/solution.ts';
import { wdlOf } from '../analysis/value.ts';
import { gameOf } from '../games.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { analyse } from '../solver/analyse.ts';
import { exploreGraph } from '../solver/explore.ts';
import { solve } from '../solver/solve.ts';
import { message } from '../../words/message.ts';
import { deepening, type DeepeningLimits, type DeepeningStep } from './deepening.ts';

function rulesOf(id: string, settings: Settings = {}) {
  const game = gameOf(id);
  return game.rules(defaultSettings(game.settings, settings));
}

const last = (steps: Iterable<DeepeningStep<unknown>>) => [...steps].at(-1);

describe.each([
  ['chopsticks', { suicide: true }],
  ['chopsticks', { fingers: 3, misere: true }],
  ['scholars-game', {}],
  ['summation-duel', { numbers: 5, target: 9 }],
] as const)('%s %j', (id, settings) => {
  const rules = rulesOf(id, settings);
  const solution = solve(rules);
  const { positions } = exploreGraph(rules, rules.start(0));
  const players = positions.filter((each) => rules.turn(each).kind === 'player');
  const sample = players.filter((_, index) => index % Math.ceil(players.length / 25) === 0);

  test.each([1, 3, 5])('finds what %i plies decide, and nothing else', (depth) => {
    for (const position of sample) {
      const solved = analyse(rules, solution, position);
      const found = last(deepening(rules, position, { depth }));
      const inSight = (value: { remoteness: number | null }) =>
        value.remoteness !== null && value.remoteness <= depth;
      const name = rules.formatPosition(position);
      expect(wdlOf(found?.value ?? solved.value), name).toBe(
        inSight(solved.value) ? wdlOf(solved.value) : 'draw',
      );
      if (inSight(solved.value)) expect(found?.value, name).toEqual(solved.value);
    }
  });

  test('ends with the values of the solved game', () => {
    for (const position of sample) {
      const solved = analyse(rules, solution, position);
      const found = last(deepening(rules, position, {}, () => solution));
      expect(found?.value).toEqual(solved.value);
    }
  });
});

test('keeps to a number of positions, but for the first step', () => {
  const rules = rulesOf('chopsticks', { fingers: 8 });
  const stepsOf = (limits: DeepeningLimits) => [...deepening(rules, rules.start(0), limits)];
  expect(stepsOf({ nodes: 1 })).toHaveLength(1);
  const steps = stepsOf({ nodes: 1000 });
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.at(-1)?.nodes).toBeLessThanOrEqual(1000);
});

test('a game that can’t be solved is looked ahead in further', () => {
  const rules = rulesOf('chopsticks');
  let asked = 0;
  const unsolvable = () => {
    asked++;
    throw new UnsolvableGame(message('game.over'));
  };
  const steps = deepening(rules, rules.start(0), { depth: 14 }, unsolvable);
  expect(last(steps)).toMatchObject({ depth: 14, value: { score: 0.5, exact: false } });
  expect(asked).toBe(1);
});

test('rates the moves of three players by shares, and looks deeper with every step', () => {
  const rules = rulesOf('chopsticks', { players: 3 });
  const steps = [...deepening(rules, rules.start(0), { depth: 3 })];
  expect(steps.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  expect(steps[2]?.moves.length).toBe(rules.distinctMoves?.(rules.start(0)).length);
  for (const { value } of steps) expect(value).toMatchObject({ exact: false, remoteness: null });
});

test('rates the moves of a game with chance by their odds', () => {
  const rules = rulesOf('digit-conquest', { target: 9, digits: 3, copies: 2 });
  const position = rules.parsePosition('3:4 112 2');
  if (!position.ok) throw new Error('The position is in notation.');
  const steps = [...deepening(rules, position.value, {})];
  expect(steps.at(-1)?.moves).toEqual(rules.chance?.odds?.(position.value, 'study').moves);
  expect([...deepening(rules, position.value, { nodes: 5 })]).toHaveLength(1);
});

test('is ended by whoever it visits', () => {
  const rules = rulesOf('chopsticks', { fingers: 9 });
  let visits = 0;
  const visit = () => {
    if (++visits === 500) throw new Error('Enough.');
  };
  expect(() => last(deepening(rules, rules.start(0), { visit }))).toThrow('Enough.');
});
