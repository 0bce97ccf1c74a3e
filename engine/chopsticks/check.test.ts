import { expect, it, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { defaultSettings, parseSettings, problemsWith } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { chopsticks, chopsticksRules } from './chopsticks.ts';
import type { ChopsticksSettings } from './settings.ts';
import { countHalfPositions, HalfPositions } from './solver/half-positions.ts';
import { wdlOf } from '../analysis/value.ts';

const settingsWith = (settings: Partial<ChopsticksSettings>) =>
  defaultSettings(chopsticks.settings, settings);

const tooLarge = (settings: Partial<ChopsticksSettings>) =>
  problemsWith(chopsticks, settingsWith(settings)).map(({ message }) => inEnglish(message));

test.each<[string, Partial<ChopsticksSettings>, number]>([
  ['stumps', { stumps: true }, 75],
  ['2 lives', { suddenDeath: 'lives', lives: 2 }, 87],
  ['9 lives', { suddenDeath: 'lives', lives: 9 }, 47],
  ['stumps and 9 lives', { stumps: true, suddenDeath: 'lives', lives: 9 }, 23],
])('beside %s, too many fingers to solve are refused', (besides, settings, most) => {
  expect(tooLarge({ ...settings, fingers: most })).toEqual([]);
  expect(tooLarge({ ...settings, fingers: most + 1 })).toEqual([
    `fingers can’t be ${most + 1} with ${besides}: that makes more positions than can be solved. Set fingers to ${most} or less.`,
  ]);
  const tooMany = chopsticksRules(settingsWith({ ...settings, fingers: most + 1 }));
  expect(() => solve(tooMany)).toThrow(UnsolvableGame);
});

test('the largest game allowed is solved', () => {
  const rules = chopsticksRules(settingsWith({ fingers: 87, suddenDeath: 'lives', lives: 2 }));
  expect(wdlOf(solve(rules).evaluate(rules.start(0)))).toBe('draw');
}, 60_000);

it('takes the most fingers that can be solved instead', () => {
  const { settings } = parseSettings(chopsticks, { fingers: 100, stumps: true });
  expect(settings).toMatchObject({ fingers: 75, stumps: true });
});

test.each<[string, Partial<ChopsticksSettings>]>([
  ['nothing else', {}],
  ['a single life', { suddenDeath: 'lives', lives: 1 }],
  ['lives that don’t count', { lives: 9 }],
  ['three players, of whom nothing is solved', { players: 3, stumps: true }],
])('a hundred fingers go with %s', (_, settings) => {
  expect(tooLarge({ ...settings, fingers: 100 })).toEqual([]);
});

test.each<Partial<ChopsticksSettings>>([
  {},
  { stumps: true, fingers: 7 },
  { suddenDeath: 'lives', lives: 4 },
])('the half positions of %o are counted without making them', (settings) => {
  const all = settingsWith(settings);
  expect(countHalfPositions(all)).toBe(new HalfPositions(all).count);
});

it('allows 200 fingers for solving alone, and other games of the same size', () => {
  const large = chopsticks.large ?? expect.fail('Chopsticks is solved at a larger size, too.');
  expect(parseSettings(large, { fingers: 200 })).toMatchObject({
    settings: { fingers: 200 },
    problems: [],
  });
  expect(parseSettings(large, { fingers: 101, stumps: true }).settings['fingers']).toBe(100);
  expect(parseSettings(chopsticks, { fingers: 101 }).settings['fingers']).toBe(5);
});
