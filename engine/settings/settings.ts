import { z } from 'zod';
import { anyOf, listed, message, type Message, type Value } from '../../words/message.ts';
import { failure, success, type Result } from '../result.ts';
import {
  unmetRequirements,
  type Requirement,
  type Settings,
  type SettingValue,
} from './setting-values.ts';
import { shortened } from './shortened.ts';
import { rewrittenAs } from './rewritten.ts';
import { parseWholeNumber } from './whole-number.ts';

export type { Requirement, Settings, SettingValue } from './setting-values.ts';

/** The common part of all settings. The catalogue has their words under the name. */
interface Named {
  readonly name: string;
  /** The topic, under which a long list of settings groups them. */
  readonly topic?: string;
  /** Whether the catalogue has other names, by which users may search for it. */
  readonly alias?: true;
  /** The setting matters only while another one has one of these values. */
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
  /** Other names of the same rule, which is on if it is on under any of them; see {@link settingNamed}. */
  readonly names?: readonly string[];
}

/** A whole number in a range. */
export interface NumberSetting extends Named {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Also allowed, outside the range: 0 for "never", say, or a word. */
  readonly also?: number | string;
  /** A share of something, in percent: a window offers a slider. */
  readonly unit?: 'percent';
  /** The range that windows offer, if the engine takes more. */
  readonly offered?: { readonly min: number; readonly max: number; readonly step?: number };
}

/** A line of text, which the game's own check validates. */
export interface TextSetting extends Named {
  readonly kind: 'text';
  readonly default: string;
  /** The most characters. */
  readonly longest: number;
}

/** A setting as data, from which everything shown, read and written follows. */
export type Setting = ChoiceSetting | SwitchSetting | NumberSetting | TextSetting;

/** The schema of settings by name, whatever their game. @internal The types of the library have no schemas. */
export const settingsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The type of the settings that a list of definitions describes. */
export type SettingsOf<Definitions extends readonly Setting[]> = {
  readonly [
    Definition in Definitions[number] as Definition['name']
  ]: Definition extends ChoiceSetting
    ? Definition['options'][number]
    : Definition extends SwitchSetting
      ? boolean
      : Definition extends TextSetting
        ? string
        : Definition extends { readonly also: infer Also extends string }
          ? number | Also
          : number;
};

/** A problem with one setting, and the value that replaces it. */
export interface SettingProblem {
  readonly name: string;
  /** The setting, its value and what is allowed. */
  readonly message: Message;
  /** A possible value; undefined if there is no such setting. */
  readonly instead?: SettingValue;
}

/** The settings of a game, or of another part of the program, with their rules. */
export interface SettingRules {
  /** The id of the game or part, after which its file of the catalogue is named. */
  readonly id: string;
  readonly settings: readonly Setting[];
  readonly requirements: readonly Requirement[];
  /**
   * Problems beyond single values and requirements, such as a number that is too large beside another one.
   */
  check?(settings: Settings): readonly SettingProblem[];
  /** Valid settings as the program writes them: a text, such as a position, may be typed in other ways, too. */
  written?(settings: Settings): Settings;
  /**
   * Other settings that must change along with one, so that all are valid together.
   *
   * @param settings - the settings after the change.
   * @param name - the setting that was changed.
   */
  along?(settings: Settings, name: string): Settings;
}

/** The schema of one setting's value. @internal The types of the library have no schemas. */
export function schemaOf(setting: Setting): z.ZodType<SettingValue> {
  const known = schemas.get(setting);
  if (known !== undefined) return known;
  const schema = makeSchema(setting);
  schemas.set(setting, schema);
  return schema;
}

/** A schema takes longer to make than to use, and a start may read thousands of records. */
const schemas = new WeakMap<Setting, z.ZodType<SettingValue>>();

function makeSchema(setting: Setting): z.ZodType<SettingValue> {
  switch (setting.kind) {
    case 'choice':
      return z.enum(setting.options);
    case 'switch':
      return z.boolean();
    case 'number': {
      const range = z.int().min(setting.min).max(setting.max);
      return setting.also === undefined ? range : z.union([z.literal(setting.also), range]);
    }
    case 'text':
      // A pattern, since a JSON schema has no transformations.
      return z
        .string()
        .max(setting.longest)
        .regex(/^[^\p{Cc}]*$/u);
  }
}

/**
 * The allowed values of a setting: `cutoff or rollover`, `0 or 2 to 9`.
 *
 * @param of - the {@link SettingRules.id} of the setting.
 */
export function allowedValues(of: string, setting: Setting): Value {
  const named = (value: SettingValue): Value => valueInWords(of, setting, value);
  switch (setting.kind) {
    case 'choice':
      return anyOf(setting.options.map(named));
    case 'switch':
      return anyOf([true, false].map(named));
    case 'number': {
      const { min, max, also } = setting;
      return also === undefined
        ? message('settings.range', { min, max })
        : message('settings.range-or', { also: named(also), min, max });
    }
    case 'text':
      return message('settings.text', { longest: setting.longest });
  }
}

/** A value in a sentence: windows show its label, if it has one. */
function valueInWords(of: string, setting: Setting, value: SettingValue): Value {
  if (setting.kind === 'text') return value === '' ? message('settings.empty') : String(value);
  const labelled = setting.kind !== 'number' || value === setting.also;
  return labelled ? { setting: setting.name, of, value } : String(value);
}

/** The setting that goes by a name: its own, or another one that people know it by. */
export function settingNamed<Definition extends Setting>(
  definitions: readonly Definition[],
  name: string,
): Definition | undefined {
  return definitions.find((each) => each.name === name || otherNames(each).includes(name));
}

/** The other names of a setting, under which it is read as well. */
export function otherNames(setting: Setting): readonly string[] {
  return (setting.kind === 'switch' && setting.names) || [];
}

/**
 * Values under the own names of their settings. A rule that is given under several of its names is on if it is
 * on under one of them.
 *
 * @param values - by any name; those of no setting are left out.
 */
export function underOwnNames(definitions: readonly Setting[], values: Settings): Settings {
  const own: Record<string, SettingValue> = {};
  for (const [name, value] of Object.entries(values)) {
    const setting = settingNamed(definitions, name);
    if (setting !== undefined) own[setting.name] = underBoth(own[setting.name], value);
  }
  return own;
}

function underBoth(before: SettingValue | undefined, value: SettingValue): SettingValue {
  return before === true ? before : value;
}

/** The default of every setting, with some of them replaced. */
export function defaultSettings<Definitions extends readonly Setting[]>(
  definitions: Definitions,
  differing: Partial<SettingsOf<Definitions>> = {},
): SettingsOf<Definitions> {
  const defaults = definitions.map((setting) => [setting.name, setting.default]);
  return { ...Object.fromEntries(defaults), ...differing } as SettingsOf<Definitions>;
}

/** The settings that differ from the defaults, in a fixed order: equal for equal rules. */
export function differingSettings(definitions: readonly Setting[], settings: Settings): Settings {
  const usual = (name: string) => definitions.find((each) => each.name === name)?.default;
  const names = Object.keys(settings).filter((name) => settings[name] !== usual(name));
  return Object.fromEntries(names.sort().map((name) => [name, settings[name] ?? '']));
}

/**
 * Reads settings by name. The default replaces a bad value. Of an invalid combination, the default replaces the setting
 * with the requirement, or the game's check gives a possible value. Texts are as the program writes them.
 *
 * @param values - untrusted values by name.
 */
export function parseSettings(
  rules: SettingRules,
  values: Readonly<Record<string, unknown>>,
): { settings: Settings; problems: SettingProblem[]; rewritten: SettingProblem[] } {
  const { id, settings: definitions } = rules;
  const problems: SettingProblem[] = [];
  const settings: Record<string, SettingValue> = { ...defaultSettings(definitions) };
  const given: Record<string, SettingValue> = {};
  for (const name of Object.keys(values)) {
    const setting = settingNamed(definitions, name);
    if (setting === undefined) {
      problems.push({ name, message: unknownSetting(definitions, name) });
      continue;
    }
    const value = schemaOf(setting).safeParse(values[name]);
    if (value.success) {
      given[setting.name] = settings[setting.name] = underBoth(given[setting.name], value.data);
      // Given values take precedence over defaults.
      for (const [other, along] of Object.entries(rules.along?.(settings, name) ?? {})) {
        if (!Object.hasOwn(values, other)) settings[other] = along;
      }
    } else {
      const instead = setting.default;
      problems.push({ name, message: badValue(id, setting, values[name]), instead });
    }
  }
  // A replaced value may break another combination.
  for (let left = definitions.length; left > 0; left--) {
    const found = problemsWith(rules, settings);
    if (found.length === 0) break;
    for (const problem of found) {
      if (problem.instead !== undefined) settings[problem.name] = problem.instead;
      problems.push(problem);
    }
  }
  return { ...asWritten(rules, settings), problems };
}

/**
 * Valid settings as the program writes them.
 *
 * @returns `rewritten`: a sentence for each setting that was typed in another way.
 */
export function asWritten(
  rules: SettingRules,
  settings: Settings,
): { settings: Settings; rewritten: SettingProblem[] } {
  const written = rules.written?.(settings) ?? settings;
  const rewritten = rules.settings.flatMap(({ name }) => {
    const said = rewrittenAs(String(settings[name]), String(written[name]));
    return said === undefined ? [] : [{ name, message: said }];
  });
  return { settings: written, rewritten };
}

/** The problems of a combination of settings, each of which is allowed by itself. */
export function problemsWith(rules: SettingRules, settings: Settings): readonly SettingProblem[] {
  const unmet = unmetRequirements(rules.requirements, settings);
  if (unmet.length > 0) {
    return unmet.map((requirement) => ({
      name: requirement.setting,
      message: unmetMessage(rules, requirement),
      instead: definitionOf(rules, requirement.setting).default,
    }));
  }
  return rules.check?.(settings) ?? [];
}

/**
 * Reads `name=value` as typed in a terminal: `overflow=rollover`, `suicide=true`, `repetition=0`.
 *
 * @returns the name as it was written: {@link underOwnNames} has those of all that was read.
 */
export function parseAssignment(
  { id, settings: definitions }: SettingRules,
  text: string,
): Result<readonly [string, SettingValue]> {
  const [, name, written] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || written === undefined) {
    return failure(message('settings.not-an-assignment', { text }));
  }
  const setting = settingNamed(definitions, name);
  if (setting === undefined) return failure(unknownSetting(definitions, name));
  const value = schemaOf(setting).safeParse(valueFromText(setting, written));
  return value.success ? success([name, value.data]) : failure(badValue(id, setting, written));
}

function valueFromText(setting: Setting, text: string): unknown {
  switch (setting.kind) {
    case 'choice':
      return text;
    case 'text':
      return text.trim();
    case 'switch':
      return new Map([
        ['true', true],
        ['on', true],
        ['false', false],
        ['off', false],
      ]).get(text);
    case 'number':
      return text === setting.also
        ? text
        : parseWholeNumber(text, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }
}

/** The message for a broken requirement. */
export function unmetMessage(rules: SettingRules, requirement: Requirement): Message {
  const { id } = rules;
  const setting = definitionOf(rules, requirement.setting);
  const needs = definitionOf(rules, requirement.needs);
  return message('settings.needs', {
    setting: { setting: setting.name, of: id },
    needs: { setting: needs.name, of: id },
    allowed: anyOf(requirement.allowed.map((value) => valueInWords(id, needs, value))),
    instead: valueInWords(id, setting, setting.default),
  });
}

/** @throws RangeError if there is no such setting. */
function definitionOf({ id, settings }: SettingRules, name: string): Setting {
  const setting = settings.find((candidate) => candidate.name === name);
  if (setting === undefined) throw new RangeError(`${id} has no setting "${name}".`);
  return setting;
}

function badValue(of: string, setting: Setting, value: unknown): Message {
  return message('settings.bad-value', {
    name: { setting: setting.name, of },
    value: shortened(value),
    allowed: allowedValues(of, setting),
  });
}

function unknownSetting(definitions: readonly Setting[], name: string): Message {
  return message('settings.unknown', {
    name,
    names: listed(definitions.map((each) => each.name)),
  });
}
