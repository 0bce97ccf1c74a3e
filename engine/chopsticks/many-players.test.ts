import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { games } from '../games.ts';
import { seededRandom } from '../random.ts';
import {
  defaultSettings,
  problemsWith,
  type Settings,
  type SettingValue,
} from '../settings/settings.ts';
import { checkGame } from '../testing/check-game.ts';
import { chopsticks } from './chopsticks.ts';
import { chopsticksSettings, type ChopsticksSettings } from './settings.ts';

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
      hands: fc.integer({ min: 1, max: 4 }),
      swapLimit: fc.integer({ min: 0, max: 2 }),
      lives: fc.integer({ min: 1, max: 2 }),
    })
    .map((settings): Settings => briefly({ ...defaultSettings(chopsticksSettings), ...settings }))
    .filter((settings) => problemsWith(game, settings).length === 0);
  fc.assert(
    fc.property(sample, fc.integer(), (settings, seed) => {
      checkGame(game, settings, seededRandom(seed), 5);
    }),
    { numRuns: 40, seed: 9 },
  );
}, 120_000);

/** Parts of fingers and more hands make so many positions that a random game would go on and on. */
function briefly(settings: Settings): Settings {
  const { fingers, quarters, knubs, stumps, hands } = settings as ChopsticksSettings;
  const most = quarters ? 2 : knubs || stumps || hands > 2 ? 3 : 7;
  return { ...settings, fingers: Math.min(fingers, most) };
}
