import { describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../../settings/settings.ts';
import { conquestSettings, type ConquestSettings } from '../settings.ts';
import { bracketOf, outside, smallRaces } from '../testing.ts';
import { tableOfDeck } from './backward-pass.ts';
import { passStates } from './budget.ts';
import { areBounds, boundsAtCost, farthest, passBounds } from './certificate.ts';
import { compositionsOf } from './compositions.ts';
import { solveFullDeck } from './full-deck.ts';
import { entryOf, fullDeck, type Race } from './race.ts';
import { exactWithin, solveConquest } from './solve-conquest.ts';

// These tests are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const settings = defaultSettings(conquestSettings);

/** Decks that mix slowly, with the first player's probability of winning. */
const slow = [
  { target: 40, digits: 2, copies: 1, clamped: true, start: 1 },
  { target: 30, digits: 2, copies: 1, clamped: false, start: 1 },
  { target: 30, digits: 2, copies: 2, clamped: true, start: 0.5493260437 },
];

function passOf(race: Race): (table: Float64Array) => Float64Array {
  const compositions = compositionsOf(fullDeck(race));
  return (table) => tableOfDeck(race, compositions, { base: table, effects: [] });
}

describe('a value that is called exact', () => {
  it('lies within the bracket of plain passes, in all races up to 10', () => {
    for (const race of smallRaces.filter(({ target }) => target <= 10)) {
      const { table, within } = solveFullDeck(race);
      expect(within, JSON.stringify(race)).toBeLessThan(exactWithin);
      const bracket = bracketOf(race, 1e-10);
      expect(outside(race, table, bracket), JSON.stringify(race)).toBeLessThan(within ?? 0);
    }
  });

  it.each(slow)(
    'is true if the deck mixes slowly: $target, $digits, $copies',
    ({ start, ...race }) => {
      const { table, within } = solveFullDeck(race, 1e10);
      expect(within).toBeLessThan(exactWithin);
      expect(1 - (table[entryOf(race, 0, 0)] ?? 0)).toBeCloseTo(start, 9);
      // The bounds converge slowly, so a wide bracket has to do.
      expect(outside(race, table, bracketOf(race, 1e-3))).toBeLessThan(within ?? 0);
    },
  );
});

describe('if the budget is too small', () => {
  const under: ConquestSettings = { ...settings, target: 50, digits: 2, copies: 1 };
  const race: Race = { target: 50, digits: 2, copies: 1, clamped: true };

  it('no value is called exact, and no more work is done', () => {
    const states = 300 * passStates(race);
    const { table, residual, within, passes } = solveFullDeck(race, states);
    // The small change looks like convergence, but is far from it.
    expect(residual).toBeLessThan(0.005);
    expect(1 - (table[entryOf(race, 0, 0)] ?? 0)).toBeLessThan(0.9);
    expect(within).toBeNull();
    expect(passes).toBeLessThan(310);

    const solution = solveConquest(under, { states, bytes: 2 ** 28 });
    expect(solution).toMatchObject({ start: { exact: false }, within: null });
    for (const deck of [
      [1, 1],
      [1, 0],
      [0, 0],
    ]) {
      const position = { scores: [20, 30] as const, turn: 0, deck, hand: null };
      expect(solution.analyse(position).value.exact).toBe(false);
    }
  });

  it('the largest deck is estimated, too', () => {
    const solution = solveConquest({ ...settings, copies: 20 }, { states: 1e8, bytes: 2 ** 28 });
    expect(solution).toMatchObject({ start: { exact: false }, within: null, residual: null });
    const deck = fullDeck({ target: 50, digits: 9, copies: 20, clamped: true });
    const position = { scores: [31, 44] as const, turn: 0, deck, hand: 7 };
    const { value } = solution.analyse(position, { states: 1e6, bytes: 2 ** 26 });
    expect(value.exact).toBe(false);
    expect(value.score).toBeGreaterThan(0.1);
    expect(value.score).toBeLessThan(0.5);
  });

  it('a close turn limit makes values exact all the same', () => {
    const limited = { ...under, turnLimit: 60 };
    const solution = solveConquest(limited, { states: 300 * passStates(race), bytes: 2 ** 28 });
    expect(solution.start.exact).toBe(true);
    // Each player can keep the other from 50 for that long.
    expect(solution.start.score).toBeCloseTo(0.5, 12);
  });
});

describe.each<Race>([
  { target: 12, digits: 4, copies: 2, clamped: true },
  { target: 12, digits: 3, copies: 1, clamped: false },
])('bounds with $digits digits, $copies of each', (race) => {
  const pass = passOf(race);
  const { table } = solveFullDeck(race);
  const { bounds } = boundsAtCost(race, pass, table, 1e-6, 1000);
  if (bounds === undefined) throw new RangeError('There are bounds.');
  const { lower, upper } = bounds;

  it('are proven by one pass each', () => {
    expect(areBounds(race, bounds, passBounds(race, pass, bounds))).toBe(true);
    expect(farthest(table, bounds)).toBeLessThan(1e-3);
    for (let entry = 0; entry < table.length; entry++) {
      expect(lower[entry]).toBeLessThanOrEqual(table[entry] ?? 0);
      expect(upper[entry]).toBeGreaterThanOrEqual(table[entry] ?? 1);
    }
  });

  it('are refused if they are wrong', () => {
    const above = table.map((value) => Math.min(1, value + 1e-4));
    for (const wrong of [
      { lower: above, upper },
      { lower, upper: lower },
      { lower: upper, upper: lower },
      // A table that stands still proves nothing.
      { lower: table, upper: table },
    ]) {
      expect(areBounds(race, wrong, passBounds(race, pass, wrong))).toBe(false);
    }
  });
});
