import { expect, test } from 'vitest';
import { gameViewOf } from './preferences/testing.ts';
import { differenceOf } from './variant.ts';

const difference = (settings: Record<string, string | number | boolean>): string => {
  const game = gameViewOf('chopsticks', settings);
  return differenceOf(game.id, game.definitions, game.settings);
};

test('a single difference is a sentence, several are a list of labels', () => {
  expect(difference({})).toBe('');
  expect(difference({ suicide: true })).toMatch(/^A split may put out one of your own hands/);
  expect(difference({ overflow: 'rollover' })).not.toContain('Full hands');
  expect(difference({ fingers: 6 })).toBe('Fingers of a full hand: 6');
  expect(difference({ overflow: 'rollover', suns: true })).toBe('Full hands: Rollover, Suns');
});
