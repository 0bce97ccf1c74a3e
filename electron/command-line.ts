import { parseArgs } from 'node:util';
import { cutShort, shortened } from '../engine/settings/shortened.ts';
import { largestSeed } from '../engine/random.ts';
import { failure, success, type Result } from '../engine/match/result.ts';
import { parseWholeNumber } from '../engine/settings/whole-number.ts';
import { languageTags, type Language } from '../words/languages.ts';
import { anyOf, listed, message, type Message, type Value } from '../words/message.ts';
import { isSystemSwitch } from './system-switches.ts';

/** What the program can be given when it is started. */
export interface Arguments {
  /** Another config file than the one in the user-data folder. */
  readonly config?: string;
  /** Another user-data folder. */
  readonly userData?: string;
  /** Makes chance and computers come out the same again. */
  readonly seed?: number;
  /** Which language to speak, whatever the config file says. */
  readonly language?: Language;
  /** Records of matches to be opened, as they were named. */
  readonly records?: readonly string[];
  /** Leaves out what can keep a start from finishing. */
  readonly safe?: true;
  /** Does one thing, says what came of it and ends. */
  readonly instead?: Instead;
}

/** What the program can be asked for in place of a board. */
export type Instead = (typeof insteads)[number];

const insteads = ['help', 'version', 'self-test'] as const;

/** In the order in which they are named to a person. */
const options = {
  config: { type: 'string' },
  'user-data-dir': { type: 'string' },
  language: { type: 'string' },
  seed: { type: 'string' },
  safe: { type: 'boolean' },
  'self-test': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const optionNames = Object.keys(options) as (keyof typeof options)[];

type Valued = {
  [Name in keyof typeof options]: (typeof options)[Name]['type'] extends 'string' ? Name : never;
}[keyof typeof options];

type Switch = Exclude<keyof typeof options, Valued>;

const valued = ['config', 'user-data-dir', 'seed', 'language'] as const satisfies readonly Valued[];
const switches = ['safe', ...insteads] as const satisfies readonly Switch[];
/** Without a name they would be the folder of the start. */
const paths: readonly Valued[] = ['config', 'user-data-dir'];

/**
 * Reads the program's own arguments, written with a space or with `=`, among those of Electron and of
 * Chromium.
 *
 * @returns a sentence for who started the program, where one can't be used.
 */
export function argumentsOf(argv: readonly string[]): Result<Arguments> {
  const { values, positionals } = parsed(argv);
  const unknown = unknownOption(argv);
  if (unknown !== undefined) {
    return failure(
      message('cli.refused.unknown-option', {
        option: cutShort(unknown),
        command: 'digit-duels',
        options: listed(optionNames.map((name) => `--${name}`)),
      }),
    );
  }
  for (const option of valued) {
    const value = values[option];
    const missing =
      value === true ||
      (typeof value === 'string' && value.startsWith('--')) ||
      (value === '' && paths.includes(option));
    if (missing) return failure(message('cli.refused.missing-value', { option: `--${option}` }));
  }
  for (const option of switches) {
    const value: unknown = values[option];
    if (typeof value !== 'string') continue;
    return failure(
      message('cli.refused.needless-value', { option: `--${option}`, value: shortened(value) }),
    );
  }
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
  const language = languageAsked(argv);
  if (languageTyped !== undefined && language === undefined) {
    return failure(badValue('--language', languageTyped, anyOf(languageTags)));
  }
  const instead = insteads.find((option) => values[option] === true);
  const records = positionals.filter((each) => /\.duel$/i.test(each));
  return success({
    ...(config !== undefined && { config }),
    ...(userData !== undefined && { userData }),
    ...(seed !== undefined && { seed }),
    ...(language !== undefined && { language }),
    ...(values.safe === true && { safe: true }),
    ...(instead !== undefined && { instead }),
    ...(records.length > 0 && { records }),
  });
}

/**
 * The first option that is neither the program's own nor one of what runs it. Words behind a single dash are not looked
 * at, since macOS gives `-psn_…`. A single letter is a person's, but for Node's `-r`.
 */
function unknownOption(argv: readonly string[]): string | undefined {
  for (const token of parsed(argv).tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, index } = token;
    const isKnown = rawName.startsWith('--')
      ? Object.hasOwn(options, name) || isSystemSwitch(name)
      : name === 'r' || argv[index] !== rawName;
    if (!isKnown) return rawName;
  }
  return undefined;
}

/** The language that the arguments ask for, whatever is wrong with the others. */
export function languageAsked(argv: readonly string[]): Language | undefined {
  const { language } = parsed(argv).values;
  return languageTags.find((tag) => tag === language);
}

function parsed(argv: readonly string[]) {
  // What is not strict takes an option of Chromium's for a switch, and one of ours without a value too.
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

/** What the program can be given, as `--help` says it. */
export function helpLines(): readonly Message[] {
  return [
    message('program.usage'),
    ...optionNames.map((name) => message(`program.option.${name}`)),
    message('program.terminal'),
  ];
}
