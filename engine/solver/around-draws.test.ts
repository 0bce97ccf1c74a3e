import { expect, it } from 'vitest';
import type { Settings } from '../settings/settings.ts';
import { rulesOf, valueOf } from '../testing/in-notation.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { solverAroundDraws } from './around-draws.ts';
import { exploreGraph } from './explore.ts';
import { pliesFrom } from './plies.ts';
import { solve } from './solve.ts';
import { drawn, lossIn, winIn } from '../analysis/value.ts';

it.each<readonly [string, Settings]>([
  ['chopsticks', {}],
  ['chopsticks', { overflow: 'rollover', suicide: true }],
  ['chopsticks', { misere: true }],
  ['summation-duel', { numbers: 8, target: 25 }],
])('solves %s %o as the solver does, if no position is drawn', (id, settings) => {
  const rules = rulesOf(id, settings);
  const solution = solve(rules);
  const around = solverAroundDraws(rules, rules.start(0), 10_000)([]);
  for (const position of exploreGraph(rules, rules.start(0)).positions) {
    for (const seat of [0, 1]) {
      expect(around.at({ key: rules.key(position), seat })).toEqual(solution.evaluate(position));
    }
  }
});

it('finds no win if the only winning position is drawn, for the player who would go there', () => {
  const rules = rulesOf('chopsticks');
  const solver = solverAroundDraws(rules, rules.start(0), 10_000);
  const from = valueOf(rules.parsePosition('0312'));
  const key = rules.key(from);
  const winning = rules.key(rules.play(from, valueOf(rules.parseMove(from, 'B-D'))));
  expect(solver([]).at({ key, seat: 0 })).toEqual(winIn(3));
  const around = solver([{ key: winning, seat: 1 }]);
  expect(around.at({ key, seat: 0 })).toEqual(drawn);
  expect(around.at({ key, seat: 1 })).toEqual(winIn(3));
  expect(around.at({ key: 'none', seat: 1 })).toBeUndefined();
});

it('finds no loss if a reply leads to a drawn position, for the player who would reply so', () => {
  const rules = rulesOf('chopsticks');
  const solver = solverAroundDraws(rules, rules.start(0), 10_000);
  const from = valueOf(rules.parsePosition('0312'));
  const lost = rules.play(from, valueOf(rules.parseMove(from, 'B-D')));
  const key = rules.key(lost);
  expect(solver([]).at({ key, seat: 1 })).toEqual(lossIn(2));
  const around = solver(pliesFrom(rules, lost).map((to) => ({ key: rules.key(to), seat: 0 })));
  expect(around.at({ key, seat: 1 })).toEqual(drawn);
  expect(around.at({ key, seat: 0 })).toEqual(lossIn(2));
});

it('refuses a game that is too large', () => {
  const rules = rulesOf('chopsticks');
  expect(() => solverAroundDraws(rules, rules.start(0), 10)).toThrow(UnsolvableGame);
});
