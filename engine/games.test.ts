import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { findGame, gameOf, games } from './games.ts';
import { seededRandom } from './random.ts';
import { defaultSettings, type Settings } from './settings/settings.ts';
import { checkGame } from './testing/check-game.ts';
import {
  countCombinations,
  extremeSettings,
  pairwiseSettings,
  settingsCombinations,
} from './testing/settings-combinations.ts';
import { trivialSettings } from './testing/trivial-settings.ts';

/** Settings that keep the games of a combination short. */
const short: Readonly<Record<string, Settings>> = {
  chopsticks: { lives: 2, fingers: 4, repetition: 3 },
};

/** Settings that are kept although they decide the game within three plies. */
const meantTrivial: Readonly<Record<string, readonly string[]>> = {
  chopsticks: ['fingers=2: won in 3 plies', 'hands=1: won in 3 plies'],
  'summation-duel': ['target=1: won in 1 plies'],
};

/** The most combinations to try in full; of more, a choice in which every two values meet. */
const mostCombinations = 10_000;

function combinationsOf(game: Game): Settings[] {
  const fixed = short[game.id] ?? {};
  return countCombinations(game, fixed) <= mostCombinations
    ? settingsCombinations(game, fixed)
    : pairwiseSettings(game, seededRandom(1), fixed).map(briefly);
}

/** Parts of fingers multiply the moves, so hands are smaller. */
function briefly(settings: Settings): Settings {
  const parts = ['stumps', 'knubs', 'quarters'].some((name) => settings[name] === true);
  return parts ? { ...settings, fingers: 2 } : settings;
}

describe.each(games.map((game): [string, Game] => [game.id, game]))('%s', (_, game) => {
  const combinations = combinationsOf(game);

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

  it('is trivial only under settings that are meant to be', () => {
    // A new line is a value that the windows should not offer, unless it is a game worth having.
    expect(trivialSettings(game)).toEqual(meantTrivial[game.id] ?? []);
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
