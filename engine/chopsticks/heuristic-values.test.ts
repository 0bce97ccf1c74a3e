import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { chopsticks, chopsticksRules } from './chopsticks.ts';
import { heuristicValues } from './heuristic-values.ts';

/** The estimated share of each player, the player to move first. */
function guessed(text: string, changes: Settings = {}): number[] {
  const settings = defaultSettings(chopsticks.settings, { players: 3, ...changes });
  const rules = chopsticksRules(settings);
  const position = valueOf(rules.parsePosition(text));
  return heuristicValues(settings, position);
}

test('players with equal hands have equal shares, and all shares add up to one', () => {
  expect(guessed('112233')).toEqual([1 / 3, 1 / 3, 1 / 3]);
  const [own = 0, ...others] = guessed('110304');
  expect(own + (others[0] ?? 0) + (others[1] ?? 0)).toBeCloseTo(1, 12);
});

test('a player with more live hands is ahead, and a player who is out has no share', () => {
  const [own = 0, second = 0, third = 0] = guessed('110300/out=3');
  expect(own).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(0);
  expect(third).toBe(0);
});

test('a player with more lives is ahead', () => {
  const lives = { suddenDeath: 'lives' };
  const [own = 0, second = 0, third = 0] = guessed('111111/lives=3,2,1', lives);
  expect(own).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
});

test('in misère play a player with fewer hands and lives is ahead', () => {
  const [own = 0, second = 0, third = 0] = guessed('110304', { misere: true });
  expect(own).toBeLessThan(second);
  expect(second).toBe(third);
  const lives = { misere: true, suddenDeath: 'lives' };
  const [most = 0, , fewest = 0] = guessed('111111/lives=3,2,1', lives);
  expect(most).toBeLessThan(fewest);
});
