import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { solveGraph } from '../solver/retrograde.ts';
import { totalOf, type SummationPosition } from './position.ts';
import { summationSettings } from './settings.ts';
import { legendAdvice } from './legend.ts';
import { solveSummation } from './solver.ts';
import { summationRules } from './summation-duel.ts';
import { unproven, wdlOf, winIn } from '../analysis/value.ts';
import { valueOf } from '../testing/in-notation.ts';

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
    const all = solution.census?.(rules.start(0)) ?? expect.fail('It was not counted.');
    expect(all.win + all.draw + all.lose).toBe(all.reachable);
    expect(all).toEqual(solveGraph(rules, rules.start(0)).census(rules.start(0)));
  });
});

describe('the solver', () => {
  it.each([
    [3, 1, 6],
    [4, 1, 7],
    [5, 1, 15],
    [6, 1, 11],
    [7, 1, 20],
    [8, 1, 36],
    [9, 1, 40],
    [10, 1, 50],
    // The numbers run out below the target, which settings refuse.
    [4, 1, 12],
    [3, 4, 24],
    [3, 3, 19],
    [4, 2, 13],
    [5, 2, 20],
    [6, 2, 22],
    [6, 4, 31],
    [4, 4, 9],
  ])(
    'agrees with retrograde analysis: %i numbers, %i of each, to %i',
    (numbers, copies, target) => {
      const other = { ...settings, numbers, copies, target };
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
      expect(sets.census?.(otherRules.start(0))).toEqual(graph.census(otherRules.start(0)));
    },
  );

  it('gives the values of positions near the end of a game that is too large', () => {
    const large = { ...settings, numbers: 20, copies: 4, target: 200 };
    const largeRules = summationRules(large);
    const found = solveSummation(large);
    expect('census' in found).toBe(false);
    expect(found.evaluate(largeRules.start(0))).toEqual(unproven);
    const late = valueOf(largeRules.parsePosition('20,20,20,20,19,19,19,19,18,7'));
    const value = found.evaluate(late);
    expect(value.exact).toBe(true);
    expect(value).toEqual(solveGraph(largeRules, late).evaluate(late));
    expect(found.bytes).toBeGreaterThan(0);
  });

  it('solves twenty numbers, over a million sets', () => {
    const twenty = { ...settings, numbers: 20, target: 100 };
    const census =
      solveSummation(twenty).census?.({ used: [], turn: 0 }) ?? expect.fail('No census.');
    expect(census.win + census.lose).toBe(census.reachable);
    expect(census.reachable).toBeGreaterThan(400_000);
  });
});
