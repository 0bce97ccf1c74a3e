import { pick, type Random } from '../random.ts';
import {
  defaultSettings,
  problemsWith,
  type Setting,
  type SettingRules,
  type Settings,
  type SettingValue,
} from '../settings.ts';

/**
 * Every combination of a game's switches and choices that can be played. Numbers keep their defaults.
 *
 * @param fixed - settings that have this value in each combination.
 */
export function settingsCombinations(game: SettingRules, fixed: Settings = {}): Settings[] {
  let combinations: Settings[] = [{ ...defaultSettings(game.settings), ...fixed }];
  for (const setting of game.settings) {
    if (setting.name in fixed || setting.kind === 'number') continue;
    combinations = combinations.flatMap((combination) =>
      valuesOf(setting).map((value) => ({ ...combination, [setting.name]: value })),
    );
  }
  return combinations.filter((combination) => problemsWith(game, combination).length === 0);
}

/** The defaults with one setting at a time at each value, or each end, of what it allows. */
export function extremeSettings(game: SettingRules): Settings[] {
  const defaults = defaultSettings(game.settings);
  return game.settings
    .flatMap((setting) =>
      valuesOf(setting).map((value) => ({ ...defaults, [setting.name]: value })),
    )
    .filter((each) => problemsWith(game, each).length === 0);
}

/**
 * Every number at one of its ends, all at once: with the choices and switches of the defaults, and with
 * every switch on and each choice the last.
 */
export function cornersOfSettings(game: SettingRules): Settings[] {
  const last = game.settings.map((setting) => [setting.name, valuesOf(setting).at(-1)] as const);
  let corners = [defaultSettings(game.settings), Object.fromEntries(last) as Settings];
  for (const setting of game.settings) {
    if (setting.kind !== 'number') continue;
    corners = corners.flatMap((corner) =>
      valuesOf(setting).map((value) => ({ ...corner, [setting.name]: value })),
    );
  }
  return distinct(corners).filter((corner) => problemsWith(game, corner).length === 0);
}

/** Settings that can be played, drawn from all there are; half of the numbers are at one of their ends. */
export function drawnSettings(game: SettingRules, random: Random): Settings {
  for (;;) {
    const drawn = game.settings.map((setting) => [setting.name, drawnValue(setting, random)]);
    const settings = Object.fromEntries(drawn) as Settings;
    if (problemsWith(game, settings).length === 0) return settings;
  }
}

function drawnValue(setting: Setting, random: Random): SettingValue {
  return setting.kind === 'number' && random.below(2) === 0
    ? setting.min + random.below(setting.max - setting.min + 1)
    : pick(random, valuesOf(setting));
}

function distinct(all: readonly Settings[]): Settings[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

function valuesOf(setting: Setting): SettingValue[] {
  switch (setting.kind) {
    case 'switch':
      return [false, true];
    case 'choice':
      return [...setting.options];
    case 'number':
      return [setting.min, setting.max, ...(setting.also === undefined ? [] : [setting.also])];
  }
}
