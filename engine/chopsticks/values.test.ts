import { expect, test } from 'vitest';
import { defaultSettings, problemsWith } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { chopsticks, chopsticksRules } from './chopsticks.ts';
import type { ChopsticksSettings } from './settings.ts';
import { wdlOf } from '../analysis/value.ts';

const rollover = { overflow: 'rollover' } as const;

/** The value of the start to the first player: `win in 23`, `draw`. */
function startValue(
  settings: Partial<ChopsticksSettings>,
  players: 'playable' | 'any' = 'playable',
): string {
  const all = defaultSettings(chopsticks.settings, settings);
  if (players === 'playable') expect(problemsWith(chopsticks, all)).toEqual([]);
  const rules = chopsticksRules(all);
  const value = solve(rules).evaluate(rules.start(0));
  return value.remoteness === null ? wdlOf(value) : `${wdlOf(value)} in ${value.remoteness}`;
}

// These values come from a second, independent program.
test.each<[string, string, Partial<ChopsticksSettings>]>([
  ['misère', 'draw', { misere: true }],
  ['self-attack', 'win in 23', { selfAttack: true }],
  ['self-attack and swaps', 'win in 19', { selfAttack: true, swaps: true }],
  ['death attack', 'draw', { deathAttack: true }],
  ['self-adding', 'draw', { selfAdd: true }],
  ['cherry bomb', 'draw', { cherryBomb: true }],
  ['cherry bomb under rollover', 'draw', { cherryBomb: true, ...rollover }],
  ['attacks only', 'lose in 8', { splits: 'none' }],
  ['attacks only under rollover', 'draw', { splits: 'none', ...rollover }],
  ['no reviving', 'lose in 10', { splits: 'transfers' }],
  ['no reviving under rollover', 'draw', { splits: 'transfers', ...rollover }],
  ['divisions only', 'draw', { splits: 'divisions' }],
  ['a start of four fingers everywhere', 'win in 7', { start: '4444' }],
  ['integers', 'draw', { integers: true }],
  ['three hands with single transfers', 'draw', { hands: 3 }],
  ['one split in a row', 'draw', { splitLimit: 1 }],
  ['one split in a row under rollover', 'draw', { splitLimit: 1, ...rollover }],
])('five fingers, %s: %s', (_, value, settings) => {
  expect(startValue(settings)).toBe(value);
});

/** Who wins a game of attacks only, and in how many plies, as far as six hands. */
test.each([1, 2, 3, 4, 5, 6])('attacks only, with %i hands', (hands) => {
  const attacks = (fingers: number) => startValue({ hands, fingers, splits: 'none' }, 'any');
  expect(attacks(3)).toBe(`${hands % 2 === 0 ? 'win' : 'lose'} in ${3 * hands - 1}`);
  expect(attacks(4)).toBe(`win in ${4 * hands - 1}`);
  if (hands >= 2) expect(attacks(5)).toBe(`lose in ${4 * hands}`);
});
