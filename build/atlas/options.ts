import type { AtlasAxis, AtlasPoint } from '../../engine/atlas/atlas.ts';
import { parseOptions } from '../common/options.mjs';
import { shardFrom, type Shard } from '../common/shard.ts';

/** The options of `npm run atlas`. */
export interface AtlasOptions {
  /** What to do; `plan` and `write` solve nothing. */
  readonly work: 'plan' | 'write' | 'solve';
  /** Whether a combination is selected. @param place - its place among all combinations. */
  readonly wants: (point: AtlasPoint, place: number) => boolean;
  /** The part of the combinations to solve, into a file of its own; undefined for all. */
  readonly shard: Shard | undefined;
  /** The files of shards whose rows are added first. */
  readonly join: readonly string[];
  /** The time limit in minutes; undefined for none. */
  readonly limit: number | undefined;
  /** The number of threads; undefined for one per core. */
  readonly threads: number | undefined;
}

/** Parses the options. @throws RangeError with a sentence about what is wrong and what is allowed. */
export function atlasOptions(args: readonly string[], axes: readonly AtlasAxis[]): AtlasOptions {
  const { values } = parsed(args);
  const [size, ...rules] = axes;
  const sizes = values.fingers?.split(',').map(Number) ?? [];
  const wrongSize = sizes.find((each) => size?.values.includes(each) !== true);
  if (wrongSize !== undefined) {
    throw new RangeError(
      `--fingers can't be ${values.fingers ?? ''}. Allowed: some of ${size?.values.toSorted((one, other) => Number(one) - Number(other)).join(', ') ?? ''}.`,
    );
  }
  const names = values.only?.split(',').map((name) => name.trim()) ?? [];
  const wrongName = names.find((name) => !rules.some(({ setting }) => setting === name));
  if (wrongName !== undefined) {
    throw new RangeError(
      `--only can't name "${wrongName}". Allowed: some of ${rules.map(({ setting }) => setting).join(', ')}.`,
    );
  }
  const shard = shardFrom(values.shard);
  const join = values.join ?? [];
  // Neither a plan nor a shard writes what is joined.
  const without = values.plan === true ? '--plan' : shard === undefined ? undefined : '--shard';
  if (join.length > 0 && without !== undefined) {
    throw new RangeError(`${without} and --join don't go together: --join writes the whole atlas.`);
  }
  const writes = values.write === true || join.length > 0;
  return {
    work: values.plan === true ? 'plan' : writes ? 'write' : 'solve',
    shard,
    join,
    wants: (point, place) =>
      (shard === undefined || place % shard.of === shard.number - 1) &&
      (sizes.length === 0 || sizes.includes(Number(size?.values[point[0] ?? 0]))) &&
      names.every((name) => point[axes.findIndex(({ setting }) => setting === name)] !== 0),
    limit: positive('--limit', values.limit),
    threads: positive('--threads', values.threads),
  };
}

function parsed(args: readonly string[]) {
  return parseOptions({
    args: [...args],
    options: {
      plan: { type: 'boolean' },
      write: { type: 'boolean' },
      fingers: { type: 'string' },
      only: { type: 'string' },
      limit: { type: 'string' },
      threads: { type: 'string' },
      shard: { type: 'string' },
      join: { type: 'string', multiple: true },
    },
  });
}

function positive(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new RangeError(`${option} can't be "${text}". Allowed: a whole number from 1.`);
}
