import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../settings/settings.ts';
import { valueOf } from '../../testing/in-notation.ts';
import { conquestRules } from '../digit-conquest.ts';
import { conquestSettings } from '../settings.ts';
import { moveBudget } from './budget.ts';
import { solveConquest } from './solve-conquest.ts';

const settings = defaultSettings(conquestSettings);
const rules = conquestRules(settings);

/** A match from 19 cards on, more than a move has time for, and on past the shuffle. */
const positions = [
  '31:44 322222222 -',
  '31:44 222222222 3',
  '28:31 222222222 -',
  '28:31 122222222 1',
  '30:28 444444444 -',
].map((text) => valueOf(rules.parsePosition(text)));

const at = (text: string) => valueOf(rules.parsePosition(text));

function proven(bytes: number, match = positions) {
  const solution = solveConquest(settings);
  const steps = solution.prove(match, bytes);
  const shares: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      return { solution, shares, found: step.value ? solution.along(match) : undefined };
    }
    shares.push(step.value);
  }
}

describe('a proof of the values of a match', () => {
  const unproven = solveConquest(settings);
  const { solution, found: exact, shares } = proven(2 ** 30);

  it('makes estimates exact, in many small steps', () => {
    const [first] = positions;
    if (first === undefined) throw new RangeError('There are positions.');
    const hasty = { ...moveBudget, states: 1e7 };
    expect(unproven.analyse(first, hasty).value.exact).toBe(false);
    expect(solution.analyse(first, hasty).value.exact).toBe(true);
    for (const position of positions.slice(3)) {
      const value = exact?.analyse(position).value;
      const known = unproven.analyse(position, { states: 1e9, bytes: 2 ** 29 }).value;
      expect(value?.exact).toBe(true);
      expect(value?.score).toBeCloseTo(known.score, 9);
    }
    expect(shares.length).toBeGreaterThan(20);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  it('is remembered, with what the next draws after it can lead to', () => {
    const { solution } = proven(2 ** 30, positions.slice(0, 4));
    const hasty = { ...moveBudget, states: 1e6 };
    const soon = at('33:33 022222221 1');
    const other = at('31:44 132222222 -');
    for (const [position, isKnown] of [
      [soon, true],
      [other, false],
    ] as const) {
      expect(solution.analyse(position, hasty).value.exact).toBe(isKnown);
      expect(solution.along([position]).analyse(position).value.exact).toBe(isKnown);
    }
    expect(solution.analyse(soon, hasty).value.score).toBeCloseTo(
      unproven.analyse(soon, { states: 1e9, bytes: 2 ** 29 }).value.score,
      9,
    );
    expect(solution.prove([soon], 2 ** 30).next()).toEqual({ done: true, value: false });
    expect(solution.bytes).toBeGreaterThan(unproven.bytes);
  });

  it('shares a pass that is under way while its decks are waited for, with the values of one of its own', () => {
    const [before, after] = [at('31:44 322222222 -'), at('31:44 222222222 3')];
    const until = (share: number, solution: typeof unproven) => {
      const steps = solution.prove([before], 2 ** 25);
      for (let done = 0; done < share; done = Number(steps.next().value));
      return steps;
    };
    const shared = solveConquest(settings);
    const left = until(0.5, shared);
    const joining = shared.prove([after], 2 ** 25);
    expect(joining.next().value).toBeGreaterThan(0.5);
    left.return(false);
    while (joining.next().done !== true);
    const alone = solveConquest(settings);
    until(0.5, alone).return(false);
    const anew = alone.prove([after], 2 ** 25);
    expect(anew.next().value).toBeLessThan(0.1);
    while (anew.next().done !== true);
    const hasty = { ...moveBudget, states: 1e6 };
    expect(shared.analyse(after, hasty)).toEqual(alone.analyse(after, hasty));
    expect(shared.analyse(after, hasty).value.within).toBeGreaterThan(0);
    const late = solveConquest(settings);
    until(0.98, late);
    const last = late.prove([after], 2 ** 25);
    expect(last.next().value, 'only decks that it can lead to are passed').toBeGreaterThan(0.98);
    while (last.next().done !== true);
    expect(late.analyse(after, hasty)).toEqual(alone.analyse(after, hasty));
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
    expect(unproven.prove(positions.slice(4), 2 ** 30).next().value).toBe(false);
    const other = solveConquest({ ...settings, copies: 5 }, moveBudget);
    expect(other.prove(positions, 2 ** 30).next()).toEqual({ done: true, value: false });
  });
});
