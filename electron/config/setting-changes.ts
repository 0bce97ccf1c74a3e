import type { Change } from '../../storage/config/text.ts';
import type { Config } from '../../storage/config/config.ts';
import { isOwnKeys, keysSchema } from '../../storage/config/keys.ts';
import { partAt, settingsOf, type ConfigPart } from '../../storage/config/parts.ts';
import { areSameKeys } from '../../storage/config/same-keys.ts';
import { startFields } from '../../storage/config/start.ts';
import {
  defaultSettings,
  otherNames,
  parseSettings,
  settingNamed,
  type Settings,
  type SettingValue,
} from '../../engine/settings/settings.ts';
import { shortened } from '../../engine/settings/shortened.ts';
import { message } from '../../words/message.ts';
import { knownRules } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';

/**
 * The changes of the config file that give a setting a value.
 *
 * @param keys - the keys in the config file, from the outside in.
 * @throws Refusal if the value is not allowed, or a game could then not be played; in the words of the windows.
 */
export function settingChanges(
  config: Config,
  keys: readonly string[],
  value: SettingValue | readonly unknown[],
): readonly Change[] {
  const part = partAt(keys);
  if (part === undefined) {
    refuseOther(keys, value);
    return [...withoutKeys(config, keys, value), { keys, value }];
  }
  const change = changeOf(part, keys, value);
  const name = change.keys.at(-1) ?? '';
  const taken = { ...settingsOf(config, part), [name]: value };
  const { settings, changes } = broughtAlong(part, taken, [name]);
  return [{ ...change, value: settings[name] }, ...changes];
}

/**
 * The changes of the config file that give settings their defaults.
 *
 * @param paths - the keys of each of them, from the outside in.
 * @throws Refusal if there is no such setting, or a game could then not be played.
 */
export function resetChanges(
  config: Config,
  paths: readonly (readonly string[])[],
): readonly Change[] {
  const namesOf = new Map<ConfigPart, string[]>();
  const changes: Change[] = [];
  for (const keys of paths) {
    const part = partAt(keys);
    if (part === undefined && isOwnKeys(keys)) {
      changes.push({ keys, value: undefined });
      continue;
    }
    if (part === undefined) throw unknownSetting(keys);
    const change = changeOf(part, keys, undefined);
    changes.push(change);
    namesOf.set(part, [...(namesOf.get(part) ?? []), change.keys.at(-1) ?? '']);
  }
  const along = [...namesOf].flatMap(([part, names]) => {
    const defaults = defaultSettings(part.rules.settings);
    const taken = Object.fromEntries(names.map((name) => [name, defaults[name]]));
    return broughtAlong(part, { ...settingsOf(config, part), ...taken }, names).changes;
  });
  return [...changes, ...along];
}

/**
 * Some rules of a game after a change of one of them.
 *
 * @throws Refusal if there is no such setting, or the game could then not be played.
 */
export function changedRules(
  game: string,
  settings: Settings,
  name: string,
  value: SettingValue,
): Settings {
  const part = partAt([game, name]);
  if (part === undefined) throw unknownSetting([game, name]);
  return broughtAlong(part, { ...settings, [name]: value }, [name]).settings;
}

/**
 * The changes of the config file that give a game other rules.
 *
 * @throws Refusal if it can't be played by them.
 */
export function rulesChanges(config: Config, game: string, rules: Settings): readonly Change[] {
  const { settings } = knownRules({ game, settings: rules });
  const now = config.settings[game] ?? {};
  return Object.entries(settings).flatMap(([name, value]) => {
    const part = now[name] === value ? undefined : partAt([game, name]);
    return part === undefined ? [] : [changeOf(part, [game, name], value)];
  });
}

/** The changes that take the user's own keys from commands that have them, if another command gets them. */
function withoutKeys({ keys: own }: Config, path: readonly string[], value: unknown): Change[] {
  if (!isOwnKeys(path) || typeof value !== 'string' || value === '') return [];
  const others = Object.entries(own).filter(
    ([id, keys]) => id !== path[1] && areSameKeys(keys, value),
  );
  return others.map(([id]) => ({ keys: ['keys', id], value: undefined }));
}

/** A change of a setting, whichever of its names it is asked for by. */
function changeOf({ rules, path }: ConfigPart, keys: readonly string[], value: unknown) {
  const setting = settingNamed(rules.settings, keys.at(-1) ?? '');
  if (setting === undefined) throw unknownSetting(keys);
  const names = otherNames(setting);
  return { keys: [...path, setting.name], value, ...(names.length > 0 && { names }) };
}

/** The settings after a change, and the further changes that it requires. @throws Refusal if they don't go together. */
function broughtAlong(
  { rules, path }: ConfigPart,
  would: Readonly<Record<string, unknown>>,
  names: readonly string[],
): { settings: Settings; changes: Change[] } {
  let all = would;
  const changes: Change[] = [];
  for (const name of names) {
    const more = Object.entries(rules.along?.(all as Record<string, SettingValue>, name) ?? {});
    for (const [other, value] of more.filter(([each]) => !names.includes(each))) {
      all = { ...all, [other]: value };
      changes.push({ keys: [...path, other], value });
    }
  }
  const { settings, problems } = parseSettings(rules, all);
  const [problem] = problems;
  if (problem !== undefined) throw new Refusal(problem.message);
  return { settings, changes };
}

/** Refuses values outside the settings of a part, except for the user's own keys and those of the first match. */
function refuseOther(keys: readonly string[], value: unknown): void {
  if (isOwnKeys(keys)) {
    if (keysSchema.safeParse(value).success) return;
    throw new Refusal(
      message('config.keys.bad', { name: keys.at(-1) ?? '', value: shortened(value) }),
    );
  }
  const [name = ''] = keys;
  const field = Object.entries(startFields).find(([key]) => key === name)?.[1];
  // Another person comes by `bePerson` alone.
  const isOther = field === undefined || name === 'person' || keys.length > 1;
  if (isOther) throw unknownSetting(keys);
  if (field.schema.safeParse(value).success) return;
  throw new Refusal(
    message('settings.bad-value', { name, value: shortened(value), allowed: field.allowed }),
  );
}

function unknownSetting(keys: readonly string[]): Refusal {
  return new Refusal(message('preferences.unknown', { name: keys.join('.') }));
}
