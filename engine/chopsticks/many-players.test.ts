import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { games } from '../games.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings, problemsWith, type Settings, type SettingValue } from '../settings.ts';
import { checkGame } from '../testing/check-game.ts';
import { chopsticks } from './chopsticks.ts';
import { chopsticksSettings } from './settings.ts';

it('keeps the contract in a sample of settings of three to six players', () => {
  const game: Game = games.find(({ id }) => id === chopsticks.id) ?? expect.fail('No Chopsticks.');
  const values: Record<string, fc.Arbitrary<SettingValue>> = {};
  for (const setting of chopsticksSettings) {
    if (setting.kind === 'switch') values[setting.name] = fc.boolean();
    if (setting.kind === 'choice') {
      values[setting.name] = fc.constantFrom(...setting.options);
    }
  }
  const sample = fc
    .record({
      ...values,
      players: fc.integer({ min: 3, max: 6 }),
      fingers: fc.integer({ min: 2, max: 7 }),
      lives: fc.integer({ min: 1, max: 2 }),
    })
    .map((settings): Settings => ({ ...defaultSettings(chopsticksSettings), ...settings }))
    .filter((settings) => problemsWith(game, settings).length === 0);
  fc.assert(
    fc.property(sample, fc.integer(), (settings, seed) => {
      checkGame(game, settings, seededRandom(seed), 5);
    }),
    { numRuns: 150, seed: 9 },
  );
}, 120_000);
