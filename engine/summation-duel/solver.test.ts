import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { solveGraph } from '../solver/retrograde.ts';
import { totalOf, type SummationPosition } from './position.ts';
import { summationSettings } from './settings.ts';
import { legendAdvice } from './legend.ts';
import { solveSummation } from './solver.ts';
import { summationRules } from './summation-duel.ts';
import { wdlOf, winIn } from '../analysis/value.ts';

const settings = defaultSettings(summationSettings);
const rules = summationRules(settings);
const solution = solveSummation(settings);

/** Every unfinished position that can be reached. */
function reachable(): SummationPosition[] {
  const found = new Map<string, SummationPosition>();
  const open = [rules.start(0)];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    if (found.has(rules.key(position)) || rules.turn(position).kind === 'over') continue;
    found.set(rules.key(position), position);
    open.push(...rules.moves(position).map((move) => rules.play(position as never, move)));
  }
  return [...found.values()];
}

describe('the solved game of ten numbers to 50', () => {
  it('has 1014 positions with the total below 50', () => {
    expect(reachable()).toHaveLength(1014);
    expect(reachable().every((position) => totalOf(position) < 50)).toBe(true);
  });

  it('is won by the first player in ten plies', () => {
    expect(solution.evaluate(rules.start(0))).toEqual(winIn(10));
  });

  it('is won with each of the ten openings', () => {
    const openings = rules
      .moves(rules.start(0))
      .map((move) => wdlOf(solution.evaluate(rules.play(rules.start(0), move))));
    expect(openings).toEqual(Array<string>(10).fill('lose'));
  });

  it('proves the legend of the elevens wrong: 179 of its moves win, 281 lose', () => {
    const values = reachable().flatMap((position) => {
      const number = legendAdvice(settings, position);
      return number === undefined
        ? []
        : [wdlOf(solution.evaluate(rules.play(position, { number })))];
    });
    expect(values.filter((value) => value === 'lose')).toHaveLength(179);
    expect(values.filter((value) => value === 'win')).toHaveLength(281);
    expect(values).toHaveLength(179 + 281);
  });

  it('counts finished positions in the census', () => {
    const all = solution.census(rules.start(0));
    expect(all.win + all.draw + all.lose).toBe(all.reachable);
    expect(all).toEqual(solveGraph(rules, rules.start(0)).census(rules.start(0)));
  });
});

describe('the solver of sets', () => {
  it.each([
    [3, 6],
    [4, 7],
    [5, 15],
    [6, 11],
    [7, 20],
    [8, 36],
    [9, 40],
    [10, 50],
    // The numbers run out below the target, which settings refuse.
    [4, 12],
  ])('agrees with retrograde analysis: %i numbers to %i', (numbers, target) => {
    const other = { ...settings, numbers, target };
    const otherRules = summationRules(other);
    const sets = solveSummation(other);
    const graph = solveGraph(otherRules, otherRules.start(0));
    const open = [otherRules.start(0)];
    const seen = new Set<string>();
    for (let position = open.pop(); position !== undefined; position = open.pop()) {
      if (seen.has(otherRules.key(position))) continue;
      seen.add(otherRules.key(position));
      expect(sets.evaluate(position)).toEqual(graph.evaluate(position));
      for (const move of otherRules.moves(position)) open.push(otherRules.play(position, move));
    }
    expect(sets.census(otherRules.start(0))).toEqual(graph.census(otherRules.start(0)));
  });

  it('solves twenty numbers, over a million sets', () => {
    const twenty = { ...settings, numbers: 20, target: 100 };
    const census = solveSummation(twenty).census({ used: [], turn: 0 });
    expect(census.win + census.lose).toBe(census.reachable);
    expect(census.reachable).toBeGreaterThan(400_000);
  });
});
