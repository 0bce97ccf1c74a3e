import { games } from '../engine/games.ts';
import type { SettingRules, Settings } from '../engine/settings.ts';
import { appearance } from './appearance.ts';
import type { Config } from './config.ts';
import { program } from './program.ts';
import { sound } from './sound.ts';

/** Settings that stand together in the config file. */
export interface ConfigPart {
  readonly rules: SettingRules;
  /** The keys to them, from the outside in; none for those that stand in no section. */
  readonly path: readonly string[];
}

/** What belongs to no game. */
export const programParts: readonly ConfigPart[] = [
  { rules: program, path: [] },
  { rules: appearance, path: [appearance.id] },
  { rules: sound, path: [sound.id] },
];

/** Whatever the config file decides by settings. */
export const parts: readonly ConfigPart[] = [
  ...programParts,
  ...games.map((rules) => ({ rules, path: [rules.id] })),
];

/** How a part is set. */
export function settingsOf(config: Config, { rules: { id } }: ConfigPart): Settings {
  switch (id) {
    case program.id:
      return config.program;
    case appearance.id:
      return config.appearance;
    case sound.id:
      return config.sound;
    default:
      return config.settings[id] ?? {};
  }
}

/**
 * Where the settings of one part stand in the config file.
 *
 * @param id - a game's, or that of one of {@link programParts}.
 * @returns their paths, as `changeConfig` takes them; none where there is no such part.
 */
export function settingsPaths(id: string): string[][] {
  const part = parts.find(({ rules }) => rules.id === id);
  return part?.rules.settings.map(({ name }) => [...part.path, name]) ?? [];
}
