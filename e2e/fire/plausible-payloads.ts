import { z } from 'zod';
import { requests, type RequestName } from '../../electron/api/requests.ts';
import { games } from '../../engine/games.ts';
import { pick, type Random } from '../../engine/random.ts';

/** The part of JSON schema that schemas of requests use. */
interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const lessons = games.flatMap(({ id, lessons: own = [] }) =>
  own.map((lesson) => ({ game: id, lesson: lesson.id, step: lesson.steps[0]?.id ?? '' })),
);
const settings = games.flatMap(({ id, settings: own }) =>
  own.map((each) => ({ path: [id, each.name], value: each.default })),
);
const moves = ['A-C', 'B-D', '+7', '?7', '03-12', '--'];
const positions = ['1123', '1111', '1404', '0:0 444444444 -'];

/** Likely texts, by name. */
const texts: Readonly<Record<string, readonly string[]>> = {
  game: games.map(({ id }) => id),
  lesson: lessons.map(({ lesson }) => lesson),
  step: lessons.map(({ step }) => step),
  move: moves,
  moves,
  position: positions,
  notation: [...positions, ...moves],
  pack: ['all', ...games.map(({ id }) => id)],
  day: ['2026-11-22'],
  point: ['0'.repeat(26), '9'],
  id: ['a-match', '../../storage/config', '[]', ''],
  ids: ['a-match', '../../storage/config'],
  file: ['../config.jsonc'],
  data: ['iVBORw0KGgo=', 'R0lGODlh'],
  text: [`[Game "${games[0]?.id}"]\n\n*`, 'duel:AAAA', 'Ann'],
  name: ['Mine', 'a.duel', '../../storage/config'],
  to: ['Ours'],
  preset: ['default'],
};

/** Likely values other than texts, by name. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  settings: [{}, ...games.map((game) => defaultsOf(game.settings))],
  differences: [{ fingers: 6 }],
  built: [{ hands: [], used: [7] }],
  players: [
    [{ kind: 'person', name: 'Ann' }, { kind: 'person' }],
    [{ kind: 'computer', difficulty: 'easy' }, { kind: 'person' }],
  ],
};

/** Valid changes of the preferences: a path and a value that fit each other. */
const preferences = [
  ...settings,
  { path: ['appearance', 'theme'], value: 'dark' },
  { path: ['players'], value: ['person', 'computer'] },
  { path: ['game'], value: games[0]?.id },
  { path: ['language'], value: 'en' },
];

/** A payload as a window might send it, made from the schema of its request. */
export function plausiblePayload(name: RequestName, revision: number, random: Random): unknown {
  const shape = z.toJSONSchema(requests[name].schema, { unrepresentable: 'any', io: 'input' });
  return valueOf(shape as Shape, name, { revision, random });
}

interface Making {
  readonly revision: number;
  readonly random: Random;
}

function valueOf(shape: Shape, name: string, making: Making): unknown {
  const { revision, random } = making;
  if (name === 'revision') return revision;
  if (name === 'setPreference') return pick(random, preferences);
  if (values[name] !== undefined) return pick(random, values[name]);
  const either = shape.anyOf ?? shape.oneOf;
  if (either !== undefined) return valueOf(pick(random, either), name, making);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return pick(random, shape.enum);
  switch (shape.type) {
    case 'object':
      return objectOf(shape, making);
    case 'array':
      return arrayOf(shape, name, making);
    case 'string':
      return pick(random, texts[name] ?? ['A-C']);
    case 'boolean':
      return random.below(2) === 0;
    case 'integer':
    case 'number':
      return (shape.minimum ?? 0) + random.below(Math.min(4, (shape.maximum ?? 4) + 1));
    case 'null':
      return null;
    default:
      return undefined;
  }
}

function objectOf({ properties = {}, required = [] }: Shape, making: Making): unknown {
  const entries = Object.entries(properties)
    .filter(([name]) => required.includes(name) || making.random.below(2) === 0)
    .map(([name, shape]) => [name, valueOf(shape, name, making)]);
  return Object.fromEntries(entries) as unknown;
}

function arrayOf({ items = {}, minItems = 0, maxItems = 3 }: Shape, name: string, making: Making) {
  const length = minItems + making.random.below(Math.max(1, Math.min(3, maxItems - minItems + 1)));
  return Array.from({ length }, () => valueOf(items, name, making));
}

function defaultsOf(definitions: (typeof games)[number]['settings']): unknown {
  return Object.fromEntries(definitions.map((each) => [each.name, each.default]));
}
