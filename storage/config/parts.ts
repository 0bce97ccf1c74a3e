import { games } from '../../engine/games.ts';
import { settingNamed, type SettingRules, type Settings } from '../../engine/settings/settings.ts';
import { access } from './access.ts';
import { appearance } from './appearance.ts';
import type { Config } from './config.ts';
import { looks } from './looks.ts';
import { program } from './program.ts';
import { sound } from './sound.ts';

/** Settings of one section of the config file. */
export interface ConfigPart {
  readonly rules: SettingRules;
  /** The path of the section; empty for settings at the top. */
  readonly path: readonly string[];
}

/** The parts that belong to no game. */
export const programParts: readonly ConfigPart[] = [
  { rules: program, path: [] },
  { rules: appearance, path: [appearance.id] },
  { rules: looks, path: [looks.id] },
  { rules: sound, path: [sound.id] },
  { rules: access, path: [access.id] },
];

/** The parts that each person on a machine has to themselves. */
export const personalParts: readonly ConfigPart[] = programParts.filter(({ rules }) =>
  [appearance, looks, access].includes(rules),
);

/** All parts of the config file that consist of settings. */
export const parts: readonly ConfigPart[] = [
  ...programParts,
  ...games.map((rules) => ({ rules, path: [rules.id] })),
];

/** The settings of a part. */
export function settingsOf(config: Config, { rules: { id } }: ConfigPart): Settings {
  const { program, appearance, looks, sound, access } = config;
  const own: Readonly<Record<string, Settings>> = { program, appearance, looks, sound, access };
  return own[id] ?? config.settings[id] ?? {};
}

/** The part of a setting, by its path in the config file. */
export function partAt(keys: readonly string[]): ConfigPart | undefined {
  const name = keys.at(-1);
  return parts.find(
    ({ rules, path }) =>
      path.join() === keys.slice(0, -1).join() &&
      name !== undefined &&
      settingNamed(rules.settings, name) !== undefined,
  );
}
