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
