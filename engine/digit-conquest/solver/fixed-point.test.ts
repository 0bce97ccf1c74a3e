import { describe, expect, it } from 'vitest';
import { tableOfDeck } from './backward-pass.ts';
import { cardsLeft } from '../position.ts';
import { compositionsOf, rankOf } from './compositions.ts';
import { errorAfter } from './fixed-point.ts';
import { fixedPointLevels } from './fixed-point-pass.ts';
import { fullDeck, type Race } from './race.ts';
import { shippedTable } from './shipped-tables.ts';
import { solveFullDeck } from './full-deck.ts';

describe.each<Race>([
  { target: 50, digits: 9, copies: 4, clamped: true },
  { target: 50, digits: 9, copies: 4, clamped: false },
  { target: 13, digits: 3, copies: 3, clamped: true },
  { target: 16, digits: 5, copies: 2, clamped: false },
])('a pass in fixed point: $target, $digits, $clamped', (race) => {
  const { table, within } = shippedTable(race) ?? solveFullDeck(race);
  const all = fullDeck(race);
  const fullest = race.digits === 9 ? [2, 1, 0, 2, 1, 1, 2, 1, 2] : all;
  const chain = [fullest];
  for (let last = fullest; last.some((left) => left > 0); chain.push(last)) {
    const at = last.findLastIndex((left) => left > 0);
    last = last.map((left, index) => (index === at ? left - 1 : left));
  }

  it('is off by no more than the proven error, for every deck on the way', () => {
    const compositions = compositionsOf(fullest);
    const tables = new Map<number, Float64Array>();
    const steps = fixedPointLevels(race, compositions, table, (level, tableOf) => {
      const deck = chain.find((each) => cardsLeft(each) === level);
      if (deck !== undefined) tables.set(level, tableOf(rankOf(compositions, deck)));
    });
    while (steps.next().done !== true);
    for (const deck of chain) {
      const cards = cardsLeft(deck);
      if (cards === 0) continue;
      const truth = tableOfDeck(race, compositionsOf(deck), { base: table, effects: [] });
      const found = tables.get(cards);
      expect(found).toBeDefined();
      const off = Math.max(...truth.map((value, at) => Math.abs(value - (found?.[at] ?? 2))));
      expect(off).toBeLessThanOrEqual(errorAfter(cards, within ?? 1));
      // Rounding shows, so that the pass is really one of its own.
      expect(off).toBeGreaterThan(1e-7);
    }
  });
});
