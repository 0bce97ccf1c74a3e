import { expect, test } from 'vitest';
import { gameOf, type GameId } from '../games.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { findPuzzles } from './find.ts';

function kindsUnder(id: GameId, given: Settings): Record<string, number> {
  const game = gameOf(id);
  const rules = game.rules({ ...defaultSettings(game.settings), ...given });
  const counted: Record<string, number> = {};
  for (const { kind } of findPuzzles(rules, solve(rules))) counted[kind] = (counted[kind] ?? 0) + 1;
  return counted;
}

/**
 * Games with the number of positions in which exactly one essential move keeps the value, and of puzzles
 * that ask for the longest defence and for a threat.
 */
test.each<[GameId, Settings, keeping: number, delay: number, threat: number]>([
  ['chopsticks', {}, 24, 1, 11],
  ['chopsticks', { overflow: 'rollover' }, 11, 0, 8],
  ['chopsticks', { suicide: true }, 50, 24, 6],
  ['chopsticks', { misere: true }, 32, 7, 1],
  ['chopsticks', { fingers: 6 }, 120, 17, 20],
  ['chopsticks', { fingers: 8 }, 405, 47, 65],
  ['chopsticks', { fingers: 10 }, 891, 89, 189],
  ['scholars-game', {}, 404, 83, 58],
  ['summation-duel', {}, 37, 30, 0],
  ['summation-duel', { numbers: 12, target: 40 }, 725, 78, 0],
])(
  'so many puzzles has %s with %j',
  (id, given, keeping, delay, threat) => {
    const { delay: lost = 0, threat: threats = 0, ...kept } = kindsUnder(id, given);
    expect(Object.values(kept).reduce((sum, each) => sum + each, 0)).toBe(keeping);
    expect(lost).toBe(delay);
    expect(threats).toBe(threat);
  },
  30_000,
);

test('a distant win asks for the only move that doesn’t lose', () => {
  expect(kindsUnder('chopsticks', { suicide: true })).toEqual({
    survive: 25,
    win: 17,
    draw: 8,
    delay: 24,
    threat: 6,
  });
});
