import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parse,
  parseTree,
  printParseErrorCode,
  type ParseError,
} from 'jsonc-parser';
import { z } from 'zod';
import { anyOf, listed, message, type Message, type Value } from '../words/message.ts';
import { difficulties, type Difficulty } from './players.ts';
import { games } from './games.ts';
import { parseSettings, schemaOf, shortened, type Settings } from './settings.ts';

/** The most seats that any game has. */
const mostSeats = 6;

/** How the program looks and moves. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'reduced' | 'off';
  /** In per cent of the usual size. */
  readonly textSize: number;
  /** How long a computer waits, and how long cards fly. */
  readonly pace: 'slow' | 'normal' | 'fast';
  /** Whether a deck shows how many of each digit are left. */
  readonly cardCounting: boolean;
}

/** Everything that the config file decides. */
export interface Config {
  /** The game that is on the table at the start. */
  readonly game: string;
  /** Who sits at each seat, as far as the game has seats. */
  readonly players: readonly ('person' | 'computer')[];
  /** How strong the computer at each seat is, if one sits there. */
  readonly difficulty: readonly Difficulty[];
  /** Who begins: a seat from 1, or by lot. */
  readonly first: number | 'random';
  readonly appearance: Appearance;
  /** The settings of each game, by its id. */
  readonly settings: Readonly<Record<string, Settings>>;
  /** A person's own presets of each game, by its id. */
  readonly presets: Readonly<Record<string, readonly OwnPreset[]>>;
}

/** A person's own preset: settings under the name that he gave them. */
export interface OwnPreset {
  readonly name: string;
  /** What differs from the defaults. */
  readonly settings: Settings;
}

/** What was wrong in a config file, and where. */
export interface ConfigNotice {
  /** The key that was wrong, joined with dots; empty where the file as a whole was. */
  readonly key: string;
  readonly message: Message;
}

/** The result of reading a config file: always a whole config, with notices of what was passed over. */
export interface ParsedConfig {
  readonly config: Config;
  readonly notices: readonly ConfigNotice[];
  /** False where the text is no JSON with comments at all, so that nothing of it could be used. */
  readonly readable: boolean;
}

const difficulty = z.enum(difficulties);
const presetSchema = z.looseObject({
  name: z.string().min(1).max(40),
  settings: z.record(z.string(), z.unknown()),
});
const player = z.enum(['person', 'computer']);

/** The fields outside the games' own settings: schema, default, and what is allowed in words. */
const fields = {
  game: {
    schema: z.enum(games.map(({ id }) => id)),
    default: games[0]?.id ?? '',
  },
  players: {
    schema: z.array(player).min(1).max(mostSeats),
    default: ['person', 'computer'],
  },
  difficulty: {
    schema: z.union([difficulty, z.array(difficulty).min(1).max(mostSeats)]),
    default: 'medium',
  },
  first: {
    schema: z.union([z.literal('random'), z.int().min(1).max(mostSeats)]),
    default: 1,
  },
} as const;

const appearanceFields = {
  theme: {
    schema: z.enum(['system', 'light', 'dark']),
    default: 'system',
  },
  motion: {
    schema: z.enum(['system', 'full', 'reduced', 'off']),
    default: 'system',
  },
  textSize: {
    schema: z.int().min(75).max(200),
    default: 100,
  },
  pace: {
    schema: z.enum(['slow', 'normal', 'fast']),
    default: 'normal',
  },
  cardCounting: {
    schema: z.boolean(),
    default: true,
  },
} as const;

/** What stands in a config file that the program writes first. */
export const freshConfigText = `// Digit Duels reads this file when it starts, and again whenever you save it.
// Comments and keys that it does not know stay as they are.
{
  "$schema": "./config.schema.json",
  "version": 1
}
`;

/**
 * Reads a config file: JSON with comments and trailing commas. A bad value gives way to its default,
 * and a notice names the key, the value and what is allowed. Unknown keys are left alone.
 */
export function parseConfig(text: string): ParsedConfig {
  const errors: ParseError[] = [];
  const value = parse(text, errors, {
    allowTrailingComma: true,
    allowEmptyContent: true,
  }) as unknown;
  const [error] = errors;
  if (error !== undefined) {
    return { ...fromObject({}), notices: [syntaxNotice(text, error)], readable: false };
  }
  if (value !== undefined && !isObject(value)) {
    const notice = { key: '', message: message('config.no-object') };
    return { ...fromObject({}), notices: [notice], readable: false };
  }
  return { ...fromObject(value ?? {}), readable: true };
}

/**
 * The text of a config file with one value changed; comments, order and unknown keys stay.
 *
 * @param path - the keys from the outside in, such as `['chopsticks', 'overflow']`.
 * @param value - undefined takes the key away, so that its default counts.
 */
export function changeConfig(text: string, path: readonly string[], value: unknown): string {
  if (value === undefined && !holdsKey(text, path)) return text;
  const edits = modify(text, [...path], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
  });
  return applyEdits(text, edits);
}

function holdsKey(text: string, path: readonly string[]): boolean {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root !== undefined && findNodeAtLocation(root, [...path]) !== undefined;
}

/**
 * Where the settings of one part of the config file stand: of a game by its id, or `appearance`.
 *
 * @returns their paths, as {@link changeConfig} takes them; none where there is no such part.
 */
export function settingsPaths(part: string): string[][] {
  const names =
    part === 'appearance'
      ? Object.keys(appearanceFields)
      : (games.find(({ id }) => id === part)?.settings.map(({ name }) => name) ?? []);
  return names.map((name) => [part, name]);
}

/** How the program looks and moves where nothing is said. */
export const usualAppearance: Appearance = parseConfig('').config.appearance;

/**
 * The JSON schema that editors read, to complete and check a config file while it is written.
 *
 * @param say - says the messages in it.
 */
export function configSchema(say: (message: Message) => string): unknown {
  const gameSections = games.map(({ id, settings }) => [
    id,
    z
      .object(
        Object.fromEntries(
          settings.map((setting) => [
            setting.name,
            schemaOf(setting)
              .default(setting.default)
              .describe(say({ code: `${id}.settings.${setting.name}.sentence` })),
          ]),
        ),
      )
      .partial()
      .describe(say(message('config.schema.game', { game: { code: `${id}.name` } }))),
  ]);
  const schema = z
    .looseObject({
      $schema: z.string(),
      version: z.literal(1),
      ...described('fields', fields, say),
      appearance: z.looseObject(described('appearance', appearanceFields, say)).partial(),
      presets: z
        .partialRecord(z.enum(games.map(({ id }) => id)), z.array(presetSchema))
        .describe(say(message('config.schema.presets'))),
      ...(Object.fromEntries(gameSections) as Record<string, z.ZodType>),
    })
    .partial();
  return z.toJSONSchema(schema, { io: 'input' });
}

/** Who sits at a seat; the difficulty counts where it is a computer. */
export interface Seating {
  readonly kind: 'person' | 'computer';
  readonly difficulty: Difficulty;
}

/** Who sits at a seat, where lists in the file may be shorter than the table. */
export function seatOf(config: Config, seat: number): Seating {
  return {
    kind: config.players[seat] ?? 'computer',
    difficulty: config.difficulty[seat] ?? config.difficulty.at(-1) ?? 'medium',
  };
}

function fromObject(object: Readonly<Record<string, unknown>>): Omit<ParsedConfig, 'readable'> {
  const notices: ConfigNotice[] = [];
  if (object['version'] !== undefined && object['version'] !== 1) {
    notices.push({ key: 'version', message: badValue('version', object['version'], '1', 1) });
  }

  function read<T>(
    within: Readonly<Record<string, unknown>>,
    prefix: string,
    name: string,
    field: { schema: z.ZodType<T>; default: unknown },
    allowed: Value,
  ): T {
    const value = within[name];
    const standard = field.schema.parse(field.default);
    if (value === undefined) return standard;
    const parsed = field.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const key = prefix + name;
    notices.push({ key, message: badValue(key, value, allowed, field.default) });
    return standard;
  }

  const game = read(object, '', 'game', fields.game, anyOf(games.map(({ id }) => id)));
  const players = read(object, '', 'players', fields.players, message('config.allowed.players'));
  const strength = read(
    object,
    '',
    'difficulty',
    fields.difficulty,
    message('config.allowed.difficulty', { difficulties: listed(difficulties) }),
  );
  const first = read(
    object,
    '',
    'first',
    fields.first,
    message('config.allowed.first', { seats: mostSeats }),
  );
  const look = section(object, 'appearance', notices);
  const appearance: Appearance = {
    theme: read(
      look,
      'appearance.',
      'theme',
      appearanceFields.theme,
      anyOf(appearanceFields.theme.schema.options),
    ),
    motion: read(
      look,
      'appearance.',
      'motion',
      appearanceFields.motion,
      anyOf(appearanceFields.motion.schema.options),
    ),
    textSize: read(
      look,
      'appearance.',
      'textSize',
      appearanceFields.textSize,
      message('settings.range', { min: 75, max: 200 }),
    ),
    pace: read(
      look,
      'appearance.',
      'pace',
      appearanceFields.pace,
      anyOf(appearanceFields.pace.schema.options),
    ),
    cardCounting: read(
      look,
      'appearance.',
      'cardCounting',
      appearanceFields.cardCounting,
      anyOf(['true', 'false']),
    ),
  };
  const settings = Object.fromEntries(
    games.map((game) => {
      const { id } = game;
      const parsed = parseSettings(game, section(object, id, notices));
      for (const problem of parsed.problems) {
        notices.push({
          key: `${id}.${problem.name}`,
          message: message('config.setting', { game: id, problem: problem.message }),
        });
      }
      return [id, parsed.settings];
    }),
  );
  const kept = section(object, 'presets', notices);
  const presets = Object.fromEntries(
    games.map(({ id }) => [id, readPresets(id, kept[id], notices)]),
  );
  return {
    config: {
      game,
      players,
      difficulty: typeof strength === 'string' ? [strength] : strength,
      first,
      appearance,
      settings,
      presets,
    },
    notices,
  };
}

/** Reads a person's presets of one game; those that can't be played are passed over. */
function readPresets(id: string, value: unknown, notices: ConfigNotice[]): OwnPreset[] {
  if (value === undefined) return [];
  const key = `presets.${id}`;
  const list = z.array(presetSchema).safeParse(value);
  const game = games.find((candidate) => candidate.id === id);
  if (!list.success || game === undefined) {
    const allowed = message('config.allowed.presets');
    notices.push({ key, message: badValue(key, value, allowed, []) });
    return [];
  }
  return list.data.flatMap((preset) => {
    const { settings, problems } = parseSettings(game, preset.settings);
    const [problem] = problems;
    if (problem === undefined) return [{ name: preset.name, settings }];
    notices.push({
      key,
      message: message('config.preset', { name: preset.name, problem: problem.message }),
    });
    return [];
  });
}

function section(
  object: Readonly<Record<string, unknown>>,
  name: string,
  notices: ConfigNotice[],
): Readonly<Record<string, unknown>> {
  const value = object[name];
  if (value === undefined) return {};
  if (isObject(value)) return value;
  notices.push({
    key: name,
    message: badValue(name, value, message('config.allowed.object'), {}),
  });
  return {};
}

function described(
  part: string,
  group: Readonly<Record<string, { schema: z.ZodType; default: unknown }>>,
  say: (message: Message) => string,
): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(group).map(([name, field]) => [
      name,
      field.schema
        .describe(say({ code: `config.${part}.${name}` }))
        .meta({ default: field.default }),
    ]),
  );
}

function badValue(key: string, value: unknown, allowed: Value, used: unknown): Message {
  return message('config.bad-value', {
    key,
    value: shortened(value),
    allowed,
    used: JSON.stringify(used),
  });
}

function syntaxNotice(text: string, error: ParseError): ConfigNotice {
  const before = text.slice(0, error.offset).split('\n');
  const what = printParseErrorCode(error.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { key: '', message: message('config.syntax', { what, line, column }) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
