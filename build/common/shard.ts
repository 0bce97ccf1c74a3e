/** One of several parts of equal size. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** Parses the option `--shard`. @throws RangeError with a sentence about what is allowed. */
export function shardFrom(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [number = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (number >= 1 && number <= of) return { number, of };
  throw new RangeError(`--shard can't be "${text}". Allowed: one of several, such as 3/16.`);
}
