import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { findGame, gameOf, games } from './games.ts';
import { seededRandom } from './random.ts';
import { defaultSettings } from './settings.ts';
import { checkGame } from './testing/check-game.ts';
import { extremeSettings, settingsCombinations } from './testing/settings-combinations.ts';

/** What keeps the games of a combination short. */
const short: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  chopsticks: { lives: 2 },
};

describe.each(games.map((game): [string, Game] => [game.id, game]))('%s', (_, game) => {
  const combinations = settingsCombinations(game, short[game.id]);

  it(`keeps the contract in every one of ${combinations.length} combinations`, () => {
    for (const [index, settings] of combinations.entries()) {
      checkGame(game, settings, seededRandom(index));
    }
  }, 300_000);

  it('keeps the contract with every number at its limits', () => {
    for (const settings of extremeSettings(game)) checkGame(game, settings, seededRandom(5), 3);
  }, 60_000);

  it('keeps the contract in every preset', () => {
    const defaults = defaultSettings(game.settings);
    for (const preset of game.presets) {
      checkGame(game, { ...defaults, ...preset.settings }, seededRandom(7), 20);
    }
  });

  it('is found by its id', () => {
    expect(findGame(game.id)).toBe(game);
    expect(gameOf(game.id)).toBe(game);
  });
});

it('names the games there are when asked for another', () => {
  expect(findGame('noughts')).toBeUndefined();
  expect(() => gameOf('noughts')).toThrow(/"noughts".*chopsticks/);
});
