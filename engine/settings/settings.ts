import { z } from 'zod';
import { anyOf, listed, message, type Message, type Value } from '../../words/message.ts';
import { failure, success, type Result } from '../match/result.ts';
import { cutShort, shortened } from './shortened.ts';
import { parseWholeNumber } from './whole-number.ts';

/** What all settings have. Their words stand in the catalogue under the name. */
interface Named {
  readonly name: string;
  /** What it is about, where a list of settings is long: those of a topic stand together. */
  readonly topic?: string;
  /** People know it by other names, too, which the catalogue has for those who look for them. */
  readonly alias?: true;
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
  /** Other names of the same rule, which is on if it is on under any of them; see {@link settingNamed}. */
  readonly names?: readonly string[];
}

/** A whole number in a range. */
export interface NumberSetting extends Named {
  readonly kind: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Also allowed, outside the range: 0 for "never", say. */
  readonly also?: number;
  /** A share of something, in percent: a window offers a slider. */
  readonly unit?: 'percent';
  /** What a window offers, where the engine takes more. */
  readonly offered?: { readonly min: number; readonly max: number; readonly step?: number };
}

/** A line of text; what it may say, the game's own check knows. */
export interface TextSetting extends Named {
  readonly kind: 'text';
  readonly default: string;
  /** How many characters it has at most. */
  readonly longest: number;
}

/** One setting, as data: everything that is shown, read and written about it. */
export type Setting = ChoiceSetting | SwitchSetting | NumberSetting | TextSetting;

export type SettingValue = string | number | boolean;

/** Checked settings: the name of every definition, with an allowed value. */
export type Settings = Readonly<Record<string, SettingValue>>;

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
  /** The value that is possible; nothing where there is no such setting. */
  readonly instead?: SettingValue;
}

/** All that a game, or another part of the program, says about its settings. */
export interface SettingRules {
  /** Whose settings they are: the game's id, after which the file of the catalogue is named. */
  readonly id: string;
  readonly settings: readonly Setting[];
  readonly requirements: readonly Requirement[];
  /**
   * What settings ask for that can't be, where each value is allowed and no requirement is broken:
   * a number that is too large beside another one, say.
   */
  check?(settings: Settings): readonly SettingProblem[];
  /**
   * What else is set where one of them was changed, so that all can be had together.
   *
   * @param settings - as they would be.
   * @param name - the one that was changed.
   */
  along?(settings: Settings, name: string): Settings;
}

/** The schema of one setting's value. */
export function schemaOf(setting: Setting): z.ZodType<SettingValue> {
  const known = schemas.get(setting);
  if (known !== undefined) return known;
  const schema = makeSchema(setting);
  schemas.set(setting, schema);
  return schema;
}

/** A schema costs more to make than to use, and thousands of records may be read at a start. */
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
      // A pattern, not a transformation: so the schema can be written as one of JSON, too.
      return z
        .string()
        .max(setting.longest)
        .regex(/^[^\p{Cc}]*$/u);
  }
}

/**
 * What a setting allows: `cutoff or rollover`, `0 or 2 to 9`.
 *
 * @param of - whose setting it is, see {@link SettingRules.id}.
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

/** A setting's value for a sentence: windows say its label, where it has one. */
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

/** The default of every setting. */
export function defaultSettings(definitions: readonly Setting[]): Settings {
  return Object.fromEntries(definitions.map((setting) => [setting.name, setting.default]));
}

/**
 * Reads settings by name. A bad value gives way to the default; a combination that can't be had
 * gives way to the default of the setting that asks for more, or to what is possible.
 *
 * @param values - what was read, names to values, from anywhere.
 */
export function parseSettings(
  rules: SettingRules,
  values: Readonly<Record<string, unknown>>,
): { settings: Settings; problems: SettingProblem[] } {
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
      // What was given counts for more than a default.
      for (const [other, along] of Object.entries(rules.along?.(settings, name) ?? {})) {
        if (!Object.hasOwn(values, other)) settings[other] = along;
      }
    } else {
      const instead = setting.default;
      problems.push({ name, message: badValue(id, setting, values[name]), instead });
    }
  }
  // What gives way may leave another value that goes with nothing else now.
  for (let left = definitions.length; left > 0; left--) {
    const found = problemsWith(rules, settings);
    if (found.length === 0) break;
    for (const problem of found) {
      if (problem.instead !== undefined) settings[problem.name] = problem.instead;
      problems.push(problem);
    }
  }
  return { settings, problems };
}

/** What settings ask for that can't be together, each of them allowed by itself. */
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
    return failure(message('settings.not-an-assignment', { text: cutShort(text) }));
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
      return parseWholeNumber(text, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }
}

/** What a broken requirement asks for. */
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

/** @throws RangeError where there is no such setting. */
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
    name: cutShort(name),
    names: listed(definitions.map((each) => each.name)),
  });
}

function isOneOf(value: SettingValue | undefined, values: readonly SettingValue[]): boolean {
  return value !== undefined && values.includes(value);
}
