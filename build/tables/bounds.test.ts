import { expect, test } from 'vitest';
import { conquestSettings } from '../../engine/digit-conquest/settings.ts';
import { solveFullDeck } from '../../engine/digit-conquest/solver/full-deck.ts';
import { raceOf } from '../../engine/digit-conquest/solver/race.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { checkBounds } from './bounds.ts';

test.each(['clamped', 'exact'] as const)(
  'all values of a small deck lie within the proven errors: %s',
  (subtraction) => {
    const settings = defaultSettings(conquestSettings, {
      target: 20,
      digits: 5,
      copies: 2,
      subtraction,
    });
    const solved = solveFullDeck(raceOf(settings));
    const { levels, moves, certain, wrong } = checkBounds(settings, solved, 500);
    expect(levels.map(({ cards }) => cards)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { cards, off, proven } of levels) {
      expect(off).toBeLessThanOrEqual(proven);
      // Every draw rounds once more.
      expect(off).toBeGreaterThan(1e-6 * Math.sqrt(cards));
    }
    expect(moves).toBeGreaterThan(600);
    expect(certain).toBeGreaterThan(0.9 * moves);
    expect(wrong).toBe(0);
  },
);
