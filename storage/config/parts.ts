import { games } from '../../engine/games.ts';
import { settingNamed, type SettingRules, type Settings } from '../../engine/settings/settings.ts';
import { access } from './access.ts';
import { appearance } from './appearance.ts';
import type { Config } from './config.ts';
import { looks } from './looks.ts';
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
  { rules: looks, path: [looks.id] },
  { rules: sound, path: [sound.id] },
  { rules: access, path: [access.id] },
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
    case looks.id:
      return config.looks;
    case access.id:
      return config.access;
    case sound.id:
      return config.sound;
    default:
      return config.settings[id] ?? {};
  }
}

/** The part that has a setting, by its keys in the config file, from the outside in. */
export function partAt(keys: readonly string[]): ConfigPart | undefined {
  const name = keys.at(-1);
  return parts.find(
    ({ rules, path }) =>
      path.join() === keys.slice(0, -1).join() &&
      name !== undefined &&
      settingNamed(rules.settings, name) !== undefined,
  );
}
