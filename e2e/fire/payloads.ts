import fc from 'fast-check';
import { z } from 'zod';
import { requestNames, requests, type RequestName } from '../../electron/api/requests.ts';
import { games } from '../../engine/games.ts';

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

/** Values by the name of their property. */
type Named = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const gameIds = games.map(({ id }) => id);
const lessons = games.flatMap(({ lessons: own = [] }) => own);
const moves = ['A-C', 'B-D', '+7', '?7', '03-12', '--'];
const positions = ['1123', '1111', '1404', '0:0 444444444 -'];
const likely = (...values: readonly unknown[]) => fc.constantFrom(...values);
const defaultsOf = ({ settings }: (typeof games)[number]): unknown =>
  Object.fromEntries(settings.map((each) => [each.name, each.default]));

/** Likely values of properties whose schema only says that they are texts, or anything. */
const named: Named = {
  game: likely(...gameIds),
  lesson: likely(...lessons.map(({ id }) => id)),
  step: likely(...lessons.map(({ steps }) => steps[0]?.id)),
  move: likely(...moves),
  moves: fc.array(likely(...moves), { maxLength: 3 }),
  position: likely(...positions),
  notation: likely(...positions, ...moves),
  pack: likely('all', ...gameIds),
  day: likely('2026-11-22'),
  point: likely('0'.repeat(26), '9'),
  id: likely('a-match', '../../storage/config', '[]', ''),
  ids: fc.array(likely('a-match', '../../storage/config'), { maxLength: 3 }),
  file: likely('../config.jsonc'),
  data: likely('iVBORw0KGgo=', 'R0lGODlh'),
  text: likely(`[Game "${gameIds[0]}"]\n\n*`, 'duel:AAAA', 'Ann'),
  name: likely('Mine', 'a.duel', '../../storage/config'),
  to: likely('Ours'),
  preset: likely('default'),
  settings: likely({}, ...games.map(defaultsOf)),
  differences: likely({ fingers: 6 }),
  built: likely({ hands: [], used: [7] }),
  players: likely(
    [{ kind: 'person', name: 'Ann' }, { kind: 'person' }],
    [{ kind: 'computer', difficulty: 'easy' }, { kind: 'person' }],
  ),
  // The path and the value of a preference must fit each other.
  setPreference: likely(
    ...games.flatMap(({ id, settings }) =>
      settings.map((each) => ({ path: [id, each.name], value: each.default })),
    ),
    { path: ['appearance', 'theme'], value: 'dark' },
    { path: ['players'], value: ['person', 'computer'] },
    { path: ['game'], value: gameIds[0] },
    { path: ['language'], value: 'en' },
  ),
};

const holes = new Array<unknown>(1e7);

/** Values that no window sends; large ones are made when they are needed. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
    withObjectString: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  fc
    .constantFrom<(() => unknown)[]>(
      () => '\u0000\uD800\u202E',
      () => '../../../etc/passwd',
      () => '<img src=x onerror=alert(1)>',
      () => '{winner, plural, other {#}}',
      () => 'A'.repeat(100_000),
      () => '9'.repeat(400),
      () => 10n ** 40n,
      () => Array.from({ length: 20_000 }, () => gameIds[0]),
      () => holes,
      () => ({ hands: [holes, [1, 1]] }),
      () => new Map([['hands', holes]]),
      () => new Set([holes]),
      () => deep(5000),
      () => inItself(),
      () => new Uint8Array(1000),
      () => JSON.parse('{ "__proto__": { "polluted": true }, "constructor": 1 }') as unknown,
      () => Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`key ${index}`, index])),
    )
    .map((make) => make()),
  fc.constantFrom(...gameIds),
  fc.integer({ min: -100, max: 200 }),
  fc.stringMatching(/^[A-Da-d0-9+?=*/ x\u00d7\u2212-]{0,120}$/),
);

/** One value in so many of a payload is odd, as is one more property. */
const oddOnceIn = 6;

/**
 * Payloads as a window might send them, made from the schemas of the requests, of which about every other
 * one has something that no window would send.
 *
 * @param revision the revision of the match on the table
 */
export function payloads(
  revision: () => number,
): Readonly<Record<RequestName, fc.Arbitrary<unknown>>> {
  const values: Named = { ...named, revision: fc.constant(null).map(revision) };
  const entries = requestNames.map((name) => {
    const shape = z.toJSONSchema(requests[name].schema, { unrepresentable: 'any', io: 'input' });
    return [name, spoilt(valueOf(shape as Shape, name, values))] as const;
  });
  return Object.fromEntries(entries) as Record<RequestName, fc.Arbitrary<unknown>>;
}

function spoilt(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: value, weight: oddOnceIn - 1 }, { arbitrary: odd, weight: 1 });
}

function valueOf(shape: Shape, name: string, values: Named): fc.Arbitrary<unknown> {
  if (values[name] !== undefined) return values[name];
  const either = shape.anyOf ?? shape.oneOf;
  if (either !== undefined) return fc.oneof(...either.map((each) => valueOf(each, name, values)));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  switch (shape.type) {
    case 'object':
      return objectOf(shape, values);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = minItems + 3 } = shape;
      const maxLength = Math.min(maxItems, minItems + 3);
      return fc.array(spoilt(valueOf(items, name, values)), { minLength: minItems, maxLength });
    }
    case 'string':
      return fc.constantFrom(...moves);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(boundsOf(shape));
    case 'number':
      return fc.double({ ...boundsOf(shape), noNaN: true });
    case 'null':
      return fc.constant(null);
    default:
      return fc.constant(undefined);
  }
}

/** A few numbers from the least one; the schema of an integer has bounds of its own. */
function boundsOf({ minimum: min = 0, maximum = Infinity }: Shape) {
  return { min, max: Math.min(Math.max(min, 0) + 4, maximum) };
}

function objectOf({ properties = {}, required = [] }: Shape, values: Named): fc.Arbitrary<unknown> {
  const own = Object.entries(properties).map(
    ([name, shape]) => [name, spoilt(valueOf(shape, name, values))] as const,
  );
  const known = fc.record(Object.fromEntries(own), { requiredKeys: [...required] });
  const more = fc.dictionary(fc.string(), odd, { minKeys: 1, maxKeys: 1, noNullPrototype: true });
  return fc.oneof(
    { arbitrary: known, weight: oddOnceIn - 1 },
    { arbitrary: fc.tuple(known, more).map(([one, other]) => ({ ...one, ...other })), weight: 1 },
  );
}

function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
}

function inItself(): unknown {
  const value: Record<string, unknown> = {};
  value['value'] = [value, { value }];
  return value;
}
