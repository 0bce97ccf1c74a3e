import { z } from 'zod';
import { anyOf, listed, message, type Message, type Value } from '../words/message.ts';
import { failure, success, type Result } from './result.ts';
import { parseWholeNumber } from './whole-number.ts';

/** What all settings have. Their words stand in the catalogue under the name. */
interface Named {
  readonly name: string;
  /** Where given, the setting matters only while another one has one of these values. */
  readonly matters?: { readonly setting: string; readonly values: readonly SettingValue[] };
}

/** A setting with a few named values. */
export interface ChoiceSetting extends Named {
  readonly kind: 'choice';
  readonly default: string;
  readonly options: readonly string[];
}

/** A rule that is on or off. */
export interface SwitchSetting extends Named {
  readonly kind: 'switch';
  readonly default: boolean;
}

/** A whole number in a range. */
export interface NumberSetting extends Named {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Also allowed, outside the range: 0 for "never", say. */
  readonly also?: number;
  /** What a window offers, where the engine takes more. */
  readonly offered?: { readonly min: number; readonly max: number };
}

/** One setting of a game, as data: everything that is shown, read and written about it. */
export type Setting = ChoiceSetting | SwitchSetting | NumberSetting;

export type SettingValue = string | number | boolean;

/** Checked settings: every name of the game's, with an allowed value. */
export type Settings = Readonly<Record<string, SettingValue>>;

/** The type of the settings that a list of definitions describes. */
export type SettingsOf<Definitions extends readonly Setting[]> = {
  readonly [
    Definition in Definitions[number] as Definition['name']
  ]: Definition extends ChoiceSetting
    ? Definition['options'][number]
    : Definition extends SwitchSetting
      ? boolean
      : number;
};

/**
 * A rule about two settings: while `setting` has one of `values`, `needs` must have one of `allowed`.
 * As data, so that a window can tell beforehand what can't be combined.
 */
export interface Requirement {
  readonly setting: string;
  readonly values: readonly SettingValue[];
  readonly needs: string;
  readonly allowed: readonly SettingValue[];
}

/** What was wrong with one setting, and what stands in its place. */
export interface SettingProblem {
  readonly name: string;
  /** Setting, value, what is allowed. */
  readonly message: Message;
  /** The value that is possible; the default, where nothing is said. */
  readonly instead?: SettingValue;
}

/** All that a game says about its settings. */
export interface SettingRules {
  readonly settings: readonly Setting[];
  readonly requirements: readonly Requirement[];
  /**
   * What settings ask for that can't be, where each value is allowed and no requirement is broken:
   * a number that is too large beside another one, say.
   */
  check?(settings: Settings): readonly SettingProblem[];
}

/** The schema of one setting's value. */
export function schemaOf(setting: Setting): z.ZodType<SettingValue> {
  switch (setting.kind) {
    case 'choice':
      return z.enum(setting.options);
    case 'switch':
      return z.boolean();
    case 'number': {
      const range = z.int().min(setting.min).max(setting.max);
      return setting.also === undefined ? range : z.union([z.literal(setting.also), range]);
    }
  }
}

/** What a setting allows: `cutoff or rollover`, `0 or 2 to 9`. */
export function allowedValues(setting: Setting): Value {
  switch (setting.kind) {
    case 'choice':
      return anyOf(setting.options);
    case 'switch':
      return anyOf(['true', 'false']);
    case 'number': {
      const { min, max, also } = setting;
      return also === undefined
        ? message('settings.range', { min, max })
        : message('settings.range-or', { also, min, max });
    }
  }
}

/** The default of every setting. */
export function defaultSettings(definitions: readonly Setting[]): Settings {
  return Object.fromEntries(definitions.map((setting) => [setting.name, setting.default]));
}

/**
 * Reads settings by name. A bad value gives way to the default; a combination that can't be played
 * gives way to the default of the setting that asks for more, or to what is possible.
 *
 * @param game - the game whose settings they are.
 * @param values - what was read, names to values, from anywhere.
 */
export function parseSettings(
  game: SettingRules,
  values: Readonly<Record<string, unknown>>,
): { settings: Settings; problems: SettingProblem[] } {
  const { settings: definitions } = game;
  const problems: SettingProblem[] = [];
  const settings: Record<string, SettingValue> = { ...defaultSettings(definitions) };
  for (const name of Object.keys(values)) {
    const setting = definitions.find((candidate) => candidate.name === name);
    if (setting === undefined) {
      problems.push({ name, message: unknownSetting(definitions, name) });
      continue;
    }
    const value = schemaOf(setting).safeParse(values[name]);
    if (value.success) settings[name] = value.data;
    else problems.push({ name, message: badValue(setting, values[name]) });
  }
  for (const problem of problemsWith(game, settings)) {
    const setting = definitions.find((candidate) => candidate.name === problem.name);
    if (setting !== undefined) settings[setting.name] = problem.instead ?? setting.default;
    problems.push(problem);
  }
  return { settings, problems };
}

/** What settings ask for that can't be together, each of them allowed by itself. */
export function problemsWith(game: SettingRules, settings: Settings): readonly SettingProblem[] {
  const unmet = unmetRequirements(game.requirements, settings);
  if (unmet.length > 0) {
    return unmet.map((requirement) => ({
      name: requirement.setting,
      message: unmetMessage(game, requirement),
    }));
  }
  return game.check?.(settings) ?? [];
}

/** The requirements that settings break. */
function unmetRequirements(
  requirements: readonly Requirement[],
  settings: Settings,
): Requirement[] {
  return requirements.filter(
    ({ setting, values, needs, allowed }) =>
      isOneOf(settings[setting], values) && !isOneOf(settings[needs], allowed),
  );
}

/** Reads `name=value` as typed in a terminal: `overflow=rollover`, `suicide=true`, `repetition=0`. */
export function parseAssignment(
  definitions: readonly Setting[],
  text: string,
): Result<readonly [string, SettingValue]> {
  const [, name, written] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || written === undefined) {
    return failure(message('settings.not-an-assignment', { text }));
  }
  const setting = definitions.find((candidate) => candidate.name === name);
  if (setting === undefined) return failure(unknownSetting(definitions, name));
  const value = schemaOf(setting).safeParse(valueFromText(setting, written));
  return value.success ? success([name, value.data]) : failure(badValue(setting, written));
}

function valueFromText(setting: Setting, text: string): unknown {
  switch (setting.kind) {
    case 'choice':
      return text;
    case 'switch':
      return new Map([
        ['true', true],
        ['on', true],
        ['false', false],
        ['off', false],
      ]).get(text);
    case 'number':
      return parseWholeNumber(text, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }
}

/** What a broken requirement asks for. */
export function unmetMessage(
  { settings }: SettingRules,
  { setting, needs, allowed }: Requirement,
): Message {
  const standard = settings.find(({ name }) => name === setting)?.default;
  const values = anyOf(allowed.map(String));
  return message('settings.needs', { setting, needs, allowed: values, instead: String(standard) });
}

function badValue(setting: Setting, value: unknown): Message {
  return message('settings.bad-value', {
    name: setting.name,
    value: shortened(value),
    allowed: allowedValues(setting),
  });
}

/** A value that somebody wrote, as it stands in a file, a long one cut off. */
export function shortened(value: unknown): Value {
  const shown = JSON.stringify(value) as string | undefined;
  if (shown === undefined) return message('settings.nothing');
  return shown.length > longestShown ? `${shown.slice(0, longestShown)}…` : shown;
}

const longestShown = 60;

function unknownSetting(definitions: readonly Setting[], name: string): Message {
  return message('settings.unknown', { name, names: listed(definitions.map((each) => each.name)) });
}

function isOneOf(value: SettingValue | undefined, values: readonly SettingValue[]): boolean {
  return value !== undefined && values.includes(value);
}
