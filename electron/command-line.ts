import { parseArgs } from 'node:util';
import { shortened } from '../engine/settings/shortened.ts';
import { largestSeed } from '../engine/random.ts';
import { failure, success, type Result } from '../engine/result.ts';
import { parseWholeNumber } from '../engine/settings/whole-number.ts';
import { languageTags, type Language } from '../words/languages.ts';
import { isLink } from '../storage/files/link.ts';
import { anyOf, listed, message, type Message, type Value } from '../words/message.ts';
import { longestKioskCode } from './api/limits.ts';
import { isStartAction, startActionNames, type StartAction } from './start-actions.ts';
import { isSystemSwitch } from './system-switches.ts';

/** The arguments of a start. */
export interface Arguments {
  /** Another config file than the one in the user-data folder. */
  readonly config?: string;
  /** Another user-data folder. */
  readonly userData?: string;
  /** The seed of chance and computers: the same seed repeats a match. */
  readonly seed?: number;
  /** The language to use, whatever the config file says. */
  readonly language?: Language;
  /** Records of matches to open, as they were named: files and links. */
  readonly records?: readonly string[];
  /** What to open the program with, besides records. */
  readonly action?: StartAction;
  /** A safe start: leaves out everything that can keep a start from finishing. */
  readonly safe?: true;
  /** Starts a kiosk: full screen, without what visitors needn't have, until this code is typed. */
  readonly kiosk?: string;
  /** Does one thing instead of opening the board, prints its result and ends. */
  readonly oneShot?: OneShotMode;
}

/** What the program can do instead of opening the board. */
export type OneShotMode = (typeof oneShotModes)[number];

const oneShotModes = ['help', 'version', 'self-test'] as const;

/** In the order in which `--help` lists them. */
const options = {
  config: { type: 'string' },
  'user-data-dir': { type: 'string' },
  language: { type: 'string' },
  seed: { type: 'string' },
  action: { type: 'string' },
  safe: { type: 'boolean' },
  kiosk: { type: 'string' },
  'self-test': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const optionNames = Object.keys(options) as (keyof typeof options)[];

type Valued = {
  [Name in keyof typeof options]: (typeof options)[Name]['type'] extends 'string' ? Name : never;
}[keyof typeof options];

type Switch = Exclude<keyof typeof options, Valued>;

const valued = [
  'config',
  'user-data-dir',
  'seed',
  'language',
  'action',
  'kiosk',
] as const satisfies readonly Valued[];
const switches = ['safe', ...oneShotModes] as const satisfies readonly Switch[];
/** Options whose value can't be empty: an empty path would mean the folder of the start, and an empty code nothing. */
const neverEmpty: readonly Valued[] = ['config', 'user-data-dir', 'kiosk'];

/**
 * Reads the program's own arguments, written with a space or with `=`, among those of Electron and of
 * Chromium.
 *
 * @returns a sentence for the user if an argument can't be used.
 */
export function argumentsOf(argv: readonly string[]): Result<Arguments> {
  const read = parsed(argv);
  const { values, positionals } = read;
  const misuse = misuseOf(read, argv);
  if (misuse !== undefined) return failure(misuse);
  const text = (option: Valued): string | undefined => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const config = text('config');
  const userData = text('user-data-dir');
  const seedTyped = text('seed');
  const seed = parseWholeNumber(seedTyped ?? '', 0, largestSeed);
  if (seedTyped !== undefined && seed === undefined) {
    return failure(
      badValue('--seed', seedTyped, message('settings.range', { min: 0, max: largestSeed })),
    );
  }
  const languageTyped = text('language');
  const language = languageOf(read);
  if (languageTyped !== undefined && language === undefined) {
    return failure(badValue('--language', languageTyped, anyOf(languageTags)));
  }
  const action = text('action');
  if (action !== undefined && !isStartAction(action)) {
    return failure(badValue('--action', action, anyOf(startActionNames)));
  }
  const kiosk = text('kiosk');
  if (kiosk !== undefined && kiosk.length > longestKioskCode) {
    return failure(message('kiosk.long-code', { most: longestKioskCode }));
  }
  const oneShot = oneShotModes.find((option) => values[option] === true);
  const records = positionals.filter(isRecord);
  return success({
    ...(config !== undefined && { config }),
    ...(userData !== undefined && { userData }),
    ...(seed !== undefined && { seed }),
    ...(language !== undefined && { language }),
    ...(action !== undefined && { action }),
    ...(values.safe === true && { safe: true }),
    ...(kiosk !== undefined && { kiosk }),
    ...(oneShot !== undefined && { oneShot }),
    ...(records.length > 0 && { records }),
  });
}

/** Why options can't be used, whatever their values mean; undefined if they can. */
function misuseOf({ values, tokens }: Parsed, argv: readonly string[]): Message | undefined {
  const unknown = unknownOption(tokens, argv);
  if (unknown !== undefined) {
    return message('cli.refused.unknown-option', {
      option: unknown,
      command: 'digit-duels',
      options: listed(optionNames.map((name) => `--${name}`)),
    });
  }
  for (const option of valued) {
    const value = values[option];
    const missing =
      value === true ||
      (typeof value === 'string' && value.startsWith('--')) ||
      (value === '' && neverEmpty.includes(option));
    if (missing) return message('cli.refused.missing-value', { option: `--${option}` });
  }
  for (const option of switches) {
    const value: unknown = values[option];
    if (typeof value !== 'string') continue;
    return message('cli.refused.needless-value', {
      option: `--${option}`,
      value: shortened(value),
    });
  }
  return undefined;
}

/**
 * The first option that belongs neither to the program nor to its runtime. Words behind a single dash are ignored,
 * since macOS gives `-psn_…`. A single letter comes from the user, except for Node's `-r`.
 */
function unknownOption(tokens: Parsed['tokens'], argv: readonly string[]): string | undefined {
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, index } = token;
    const isKnown = rawName.startsWith('--')
      ? Object.hasOwn(options, name) || isSystemSwitch(name)
      : name === 'r' || argv[index] !== rawName;
    if (!isKnown) return rawName;
  }
  return undefined;
}

/** Whether an argument names a record of a match: a file or a link. */
function isRecord(argument: string): boolean {
  return /\.duel$/i.test(argument) || isLink(argument);
}

/** The arguments without those that have something opened or done once: records and actions. */
export function withoutErrands(argv: readonly string[]): string[] {
  const errands = new Set<number>();
  for (const token of parsed(argv).tokens) {
    if (token.kind === 'positional' && isRecord(token.value)) errands.add(token.index);
    if (token.kind !== 'option' || token.name !== 'action') continue;
    errands.add(token.index);
    if (token.inlineValue === false) errands.add(token.index + 1);
  }
  return argv.filter((_, index) => !errands.has(index));
}

/** The language that the arguments ask for, even if others are wrong. */
export function languageAsked(argv: readonly string[]): Language | undefined {
  return languageOf(parsed(argv));
}

function languageOf({ values: { language } }: Parsed): Language | undefined {
  return languageTags.find((tag) => tag === language);
}

type Parsed = ReturnType<typeof parsed>;

function parsed(argv: readonly string[]) {
  // A parser that is not strict takes options of Chromium for switches, and ours without a value, too.
  return parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
}

function badValue(name: string, typed: string, allowed: Value): Message {
  return message('settings.bad-value', { name, value: shortened(typed), allowed });
}

/** The lines of `--help` about the options. */
export function helpLines(): readonly Message[] {
  return [
    message('program.usage'),
    ...optionNames.map((name) => message(`program.option.${name}`)),
    message('program.terminal'),
  ];
}
