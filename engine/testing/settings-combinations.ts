import { pick, type Random } from '../random.ts';
import {
  defaultSettings,
  problemsWith,
  type Setting,
  type SettingRules,
  type Settings,
  type SettingValue,
} from '../settings/settings.ts';

/**
 * Every valid combination of a game's switches and choices. Numbers keep their defaults.
 *
 * @param fixed - settings with a fixed value.
 */
export function settingsCombinations(game: SettingRules, fixed: Settings = {}): Settings[] {
  let combinations: Settings[] = [defaultSettings(game.settings, fixed)];
  for (const setting of variedBy(game, fixed)) {
    combinations = combinations.flatMap((combination) =>
      valuesOf(setting).map((value) => ({ ...combination, [setting.name]: value })),
    );
  }
  return combinations.filter((combination) => problemsWith(game, combination).length === 0);
}

/** The number of combinations, invalid ones included. */
export function countCombinations(game: SettingRules, fixed: Settings = {}): number {
  return variedBy(game, fixed).reduce((count, setting) => count * valuesOf(setting).length, 1);
}

/**
 * Pairwise combinations: every two values of different settings that can be combined meet in one of them. Numbers take the
 * ends of their range.
 *
 * @param fixed - settings with a fixed value.
 */
export function pairwiseSettings(
  game: SettingRules,
  random: Random,
  fixed: Settings = {},
): Settings[] {
  const varied = game.settings.filter(({ name }) => !(name in fixed));
  const defaults = defaultSettings(game.settings, fixed);
  const choices = varied.map((setting) => ({ name: setting.name, values: valuesOf(setting) }));
  const open = new Map<string, Settings>();
  for (const [index, one] of choices.entries()) {
    for (const other of choices.slice(index + 1)) {
      for (const value of one.values) {
        for (const its of other.values) {
          const pair = { [one.name]: value, [other.name]: its };
          open.set(JSON.stringify(pair), pair);
        }
      }
    }
  }

  const draw = (): Settings =>
    Object.fromEntries(choices.map(({ name, values }) => [name, pick(random, values)]));
  const playable = (settings: Settings): boolean => problemsWith(game, settings).length === 0;
  const meeting = (settings: Settings): string[] =>
    choices.flatMap((one, index) =>
      choices.slice(index + 1).flatMap((other) => {
        const pair = { [one.name]: settings[one.name], [other.name]: settings[other.name] };
        const name = JSON.stringify(pair);
        return open.has(name) ? [name] : [];
      }),
    );

  const found: Settings[] = [];
  for (let [pair] = open.values(); pair !== undefined; [pair] = open.values()) {
    // For a pair that has not met yet, the random settings in which most other pairs meet.
    let best: Settings | undefined;
    let bestMet: string[] = [];
    for (let draws = 0; draws < 40; draws++) {
      const drawn = draws === 0 ? defaults : { ...defaults, ...draw() };
      const settings = { ...drawn, ...pair };
      if (!playable(settings)) continue;
      const met = meeting(settings);
      if (met.length > bestMet.length) [best, bestMet] = [settings, met];
    }
    if (best === undefined) open.delete(JSON.stringify(pair));
    else found.push(best);
    for (const name of bestMet) open.delete(name);
  }
  return found;
}

function variedBy(game: SettingRules, fixed: Settings): Setting[] {
  return game.settings.filter(
    ({ name, kind }) => !(name in fixed) && kind !== 'number' && kind !== 'text',
  );
}

/** The defaults with a single setting at each value, or at each end of its range. */
export function extremeSettings(game: SettingRules): Settings[] {
  const defaults = defaultSettings(game.settings);
  return game.settings
    .flatMap((setting) =>
      valuesOf(setting).map((value) => ({ ...defaults, [setting.name]: value })),
    )
    .filter((each) => problemsWith(game, each).length === 0);
}

/**
 * All numbers at one of their ends, with the choices and switches of the defaults, and with every switch on and the last
 * choices.
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

/** Random valid settings; half of the numbers are at one of their ends. */
export function drawnSettings(game: SettingRules, random: Random): Settings {
  for (;;) {
    const drawn = game.settings.map((setting) => [setting.name, drawnValue(setting, random)]);
    const settings = Object.fromEntries(drawn) as Settings;
    if (problemsWith(game, settings).length === 0) return settings;
  }
}

/** A random value of a setting; numbers are at one of their ends in half of the draws. */
export function drawnValue(setting: Setting, random: Random): SettingValue {
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
    case 'text':
      // Other texts depend on all other settings, and have tests of their own.
      return [setting.default];
  }
}
