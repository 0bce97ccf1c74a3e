import type { Settings } from '../../electron/api/preferences.ts';
import { afterEach, expect, test } from 'vitest';
import { reasonAgainst, inactiveReason, type Offer } from './offers.ts';
import { adjustment } from './adjustment.ts';
import { speak } from '../words.svelte.ts';
import { gameViewOf } from './testing.ts';

afterEach(() => speak('en'));

const offerWith = (values: Settings): Offer => gameViewOf('chopsticks', values);

test('suns needs rollover, and says so in the words of the window', () => {
  expect(reasonAgainst(offerWith({}), 'suns', true)).toBe('Needs Full hands: Rollover.');
  expect(reasonAgainst(offerWith({ overflow: 'rollover' }), 'suns', true)).toBeUndefined();
});

test('conversely, cutoff is not available with suns', () => {
  const offer = offerWith({ overflow: 'rollover', suns: true });
  expect(reasonAgainst(offer, 'overflow', 'cutoff')).toBe('Suns needs Full hands: Rollover.');
  expect(reasonAgainst(offer, 'overflow', 'rollover')).toBeUndefined();
});

test('if several values would do, all are listed', () => {
  expect(reasonAgainst(offerWith({}), 'zombies', true)).toBe('Needs Players: 3, 4, 5 or 6.');
  const offer = offerWith({ players: 4, zombies: true });
  expect(reasonAgainst(offer, 'players', 2)).toBe('Zombies needs Players: 3, 4, 5 or 6.');
  expect(reasonAgainst(offer, 'players', 3)).toBeUndefined();
});

test('a setting without dependencies is always available', () => {
  expect(reasonAgainst(offerWith({}), 'suicide', true)).toBeUndefined();
});

test('a setting that has an effect only with another says when', () => {
  expect(inactiveReason(offerWith({}), 'lives')).toBe('Matters only with Sudden death: Lives.');
  expect(inactiveReason(offerWith({ suddenDeath: 'lives' }), 'lives')).toBeUndefined();
  expect(inactiveReason(offerWith({}), 'overflow')).toBeUndefined();
});

test('reasons are in the language of the window', () => {
  speak('de');
  expect(reasonAgainst(offerWith({}), 'zombies', true)).toMatch(/^Braucht .+: 3, 4, 5 oder 6\.$/);
  const odd = { min: 1, max: 99, step: 2 };
  expect(adjustment('Best of', odd, '4', 5)).toBe(
    '4 geht nicht: Best of geht von 1 bis 99 in Schritten von 2. Es gilt 5.',
  );
  expect(adjustment('Finger', { min: 3, max: 10, step: 1 }, '', 5)).toBe(
    'Das ist keine Zahl: Finger geht von 3 bis 10. Es gilt 5.',
  );
});
