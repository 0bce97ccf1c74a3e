import { parse, type ParseError } from 'jsonc-parser';
import { games } from '../../engine/games.ts';
import { otherNames, parseSettings, type Settings } from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';
import type { TextFile } from '../files/text.ts';
import { access, type Access } from './access.ts';
import { appearance, type Appearance } from './appearance.ts';
import type { Config } from './config.ts';
import {
  badValue,
  nestingNotice,
  settingNotice,
  syntaxNotice,
  unknownKeys,
  type ConfigNotice,
} from './notices.ts';
import { tooDeepAt } from '../files/json.ts';
import { readKeys } from './keys.ts';
import { looks, type Looks } from './looks.ts';
import { parts, type ConfigPart } from './parts.ts';
import { readPresets } from './presets.ts';
import { program, type ProgramSettings } from './program.ts';
import { sound, type Sound } from './sound.ts';
import { startFields, type Field } from './start.ts';

/** The largest size of a config file, in megabytes. */
export const mostConfigMegabytes = 1;

/** The result of reading a config file: a complete config, with notices of what was ignored. */
export interface ParsedConfig {
  readonly config: Config;
  readonly notices: readonly ConfigNotice[];
  /** False if the text is no JSON with comments, so that nothing of it is used. */
  readonly readable: boolean;
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Reads a config file: JSON with comments and trailing commas. The default replaces a bad value, with a notice of the key, the
 * value and what is allowed. Unknown keys are ignored, with a notice.
 */
export function parseConfig(text: string): ParsedConfig {
  const deep = tooDeepAt(text);
  if (deep !== undefined) return unreadable(nestingNotice(text, deep));
  const errors: ParseError[] = [];
  const value = parse(text, errors, {
    allowTrailingComma: true,
    allowEmptyContent: true,
  }) as unknown;
  const [error] = errors;
  if (error !== undefined) return unreadable(syntaxNotice(text, error));
  if (value !== undefined && !isObject(value)) {
    return unreadable({ key: '', message: message('config.no-object') });
  }
  return { ...fromObject(value ?? {}), readable: true };
}

/** Reads the file at the place of a config file; an empty config if there is none. */
export function parseSource(file: TextFile): ParsedConfig {
  if (file.kind !== 'unusable') return parseConfig(file.kind === 'text' ? file.text : '');
  const { reason } = file;
  return unreadable({ key: '', message: message('config.unreadable', { reason }) });
}

function unreadable(notice: ConfigNotice): ParsedConfig {
  return { config: fromObject({}).config, notices: [notice], readable: false };
}

function fromObject(object: JsonObject): Omit<ParsedConfig, 'readable'> {
  const notices: ConfigNotice[] = [];
  const { version } = object;
  if (version !== undefined && version !== 1) notices.push(badValue('version', version, '1', 1));
  const means = (key: string) => knownKeys.includes(key) || key === '$schema' || key === 'version';
  notices.push(...unknownKeys([], others(object, means), knownKeys));

  function read<T>(name: string, field: Field<T>): T {
    const value = object[name];
    if (value === undefined) return field.default;
    const parsed = field.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    notices.push(badValue(name, value, field.allowed, field.default));
    return field.default;
  }

  const game = read('game', startFields.game);
  const players = read('players', startFields.players);
  const strength = read('difficulty', startFields.difficulty);
  const names = read('names', startFields.names);
  const first = read('first', startFields.first);
  const person = read('person', startFields.person);
  const settings = new Map(
    parts.map((part) => [part.rules.id, readPart(object, part, notices)] as const),
  );
  return {
    config: {
      game,
      players,
      difficulty: typeof strength === 'string' ? [strength] : strength,
      names,
      first,
      person,
      program: settings.get(program.id) as ProgramSettings,
      appearance: settings.get(appearance.id) as Appearance,
      looks: settings.get(looks.id) as Looks,
      sound: settings.get(sound.id) as Sound,
      access: settings.get(access.id) as Access,
      keys: readKeys(section(object, 'keys', notices), notices),
      settings: Object.fromEntries(games.map(({ id }) => [id, settings.get(id) ?? {}])),
      presets: readPresets(section(object, 'presets', notices), notices),
    },
    notices,
  };
}

/** Every key at the top of the file that the user may set. */
const knownKeys: readonly string[] = [
  ...Object.keys(startFields),
  ...parts.flatMap(({ rules, path }) =>
    path.length > 0 ? path : rules.settings.map(({ name }) => name),
  ),
  'keys',
  'presets',
];

function readPart(
  object: JsonObject,
  { rules, path }: ConfigPart,
  notices: ConfigNotice[],
): Settings {
  const [name] = path;
  const found = name === undefined ? object : section(object, name, notices);
  const known = rules.settings.flatMap((setting) => [setting.name, ...otherNames(setting)]);
  const { settings, problems, rewritten } = parseSettings(rules, only(found, known));
  notices.push(...[...problems, ...rewritten].map((problem) => settingNotice(path, problem)));
  if (name !== undefined) {
    notices.push(
      ...unknownKeys(
        path,
        others(found, (key) => known.includes(key)),
        known,
      ),
    );
  }
  return settings;
}

function only(object: JsonObject, names: readonly string[]): JsonObject {
  const own = names.filter((name) => Object.hasOwn(object, name));
  return Object.fromEntries(own.map((name) => [name, object[name]]));
}

function others(object: JsonObject, means: (key: string) => boolean): string[] {
  return Object.keys(object).filter((key) => !means(key));
}

function section(object: JsonObject, name: string, notices: ConfigNotice[]): JsonObject {
  const value = object[name];
  if (value === undefined) return {};
  if (isObject(value)) return value;
  notices.push(badValue(name, value, message('config.allowed.object'), {}));
  return {};
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
