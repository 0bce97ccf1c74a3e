import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../settings/settings.ts';
import { valueOf } from '../../testing/in-notation.ts';
import { conquestRules } from '../digit-conquest.ts';
import { conquestSettings } from '../settings.ts';
import { moveBudget } from './budget.ts';
import { solveConquest } from './solve-conquest.ts';

const settings = defaultSettings(conquestSettings);
const rules = conquestRules(settings);
const solution = solveConquest(settings);

/** A match from 19 cards on, more than a move has time for, and on past the shuffle. */
const positions = [
  '31:44 322222222 -',
  '31:44 222222222 3',
  '28:31 222222222 -',
  '28:31 122222222 1',
  '30:28 444444444 -',
].map((text) => valueOf(rules.parsePosition(text)));

function proven(bytes: number) {
  const steps = solution.prove(positions, bytes);
  const shares: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { found: step.value, shares };
    shares.push(step.value);
  }
}

describe('a proof of the values of a match', () => {
  const { found: exact, shares } = proven(2 ** 30);

  it('makes estimates exact, in many small steps', () => {
    const [first] = positions;
    if (first === undefined) throw new RangeError('There are positions.');
    expect(solution.analyse(first, { ...moveBudget, states: 1e7 }).value.exact).toBe(false);
    for (const position of positions.slice(3)) {
      const value = exact?.analyse(position).value;
      const known = solution.analyse(position, { states: 1e9, bytes: 2 ** 29 }).value;
      expect(value?.exact).toBe(true);
      expect(value?.score).toBeCloseTo(known.score, 9);
    }
    expect(shares.length).toBeGreaterThan(20);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  it('bounds the error if there is too little memory for exact values', () => {
    const { found } = proven(2 ** 25);
    for (const position of positions.slice(0, 4)) {
      const truth = exact?.analyse(position);
      const { value, moves } = found?.analyse(position) ?? {};
      if (value?.exact === true) continue;
      expect(value?.within).toBeLessThan(0.0005);
      expect(Math.abs((value?.score ?? 2) - (truth?.value.score ?? 0))).toBeLessThan(
        value?.within ?? 0,
      );
      for (const each of moves ?? []) expect(each.value.within).toBe(value?.within);
    }
    const [first] = positions;
    expect(first && found?.analyse(first).value.within).toBeGreaterThan(0);
  });

  it('is left if there is no memory, nothing to prove, or no proof of the shuffled deck', () => {
    expect(proven(1000).found).toBeUndefined();
    expect(solution.prove(positions.slice(4), 2 ** 30).next().value).toBeUndefined();
    const other = solveConquest({ ...settings, copies: 5 }, moveBudget);
    expect(other.prove(positions, 2 ** 30).next()).toEqual({ done: true, value: undefined });
  });
});
