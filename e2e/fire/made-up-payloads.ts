import { games } from '../../engine/games.ts';
import { pick, type Random } from '../../engine/random.ts';
import type { RequestName } from '../../electron/api/requests.ts';
import { plausiblePayload } from './plausible-payloads.ts';

const gameIds = games.map(({ id }) => id);
const unlikelyNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', ''];

const holes = new Array<unknown>(1e7);

/** Unexpected values; made when they are needed, since some are large. */
const odd: readonly ((random: Random) => unknown)[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => Infinity,
  () => -0,
  () => -1,
  () => -200,
  () => 0.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => Number.MAX_VALUE,
  () => 10n ** 40n,
  () => true,
  () => '',
  () => ' ',
  () => '\u0000\uD800\u202E',
  () => '../../../etc/passwd',
  () => '<img src=x onerror=alert(1)>',
  () => '{winner, plural, other {#}}',
  () => 'A'.repeat(100_000),
  () => '9'.repeat(400),
  () => [],
  () => ({}),
  () => Array.from({ length: 20_000 }, () => gameIds[0]),
  () => holes,
  () => ({ hands: [holes, [1, 1]] }),
  () => new Map([['hands', holes]]),
  () => new Set([holes]),
  () => deep(5000),
  () => inItself(),
  () => new Date(Number.NaN),
  () => new Map([['game', gameIds[0]]]),
  () => new Uint8Array(1000),
  () => JSON.parse('{ "__proto__": { "polluted": true }, "constructor": 1 }') as unknown,
  () => Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`key ${index}`, index])),
  (random) => pick(random, unlikelyNames),
  (random) => pick(random, gameIds),
  (random) => random.below(300) - 100,
  (random) => writing(random),
];

/** A payload for a request that none of the program's windows would send. */
export function madeUpPayload(name: RequestName, revision: number, random: Random): unknown {
  let payload = plausiblePayload(name, revision, random);
  for (let changes = random.below(3); changes > 0; changes--) payload = spoilt(payload, random);
  return payload;
}

/** The same with one change somewhere. */
function spoilt(value: unknown, random: Random): unknown {
  const isLong = Array.isArray(value) && value.length > 1e6;
  const inside =
    typeof value === 'object' && value !== null && !isLong ? Object.keys(value).slice(0, 20) : [];
  if (inside.length === 0 || random.below(4) === 0) return odds(random);
  const changed: object = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as object) };
  const key = pick(random, inside);
  switch (random.below(5)) {
    case 0:
      Reflect.deleteProperty(changed, key);
      break;
    case 1:
      put(changed, Array.isArray(value) ? '7' : pick(random, unlikelyNames), odds(random));
      break;
    default:
      put(changed, key, spoilt(Reflect.get(changed, key), random));
  }
  return changed;
}

/** Defines a property rather than setting it, so that `__proto__` stays an ordinary property. */
function put(target: object, key: string, value: unknown): void {
  const own = { value, enumerable: true, writable: true, configurable: true };
  Object.defineProperty(target, key, own);
}

function odds(random: Random): unknown {
  return pick(random, odd)(random);
}

/** A text like the notation of a move. */
function writing(random: Random): string {
  const signs = 'ABCDabcd0123456789+-?=*/ x\u00d7\u2212';
  const sign = (): string => signs.charAt(random.below(signs.length));
  return Array.from({ length: random.below(120) }, sign).join('');
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
