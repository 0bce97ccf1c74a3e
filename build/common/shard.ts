import fs from 'node:fs';

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

/** Reads what a shard has written. @throws RangeError if the file can't be read. */
export function textOfShard(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new RangeError(`There is no file ${file}.`, { cause: error });
    throw new RangeError(`${file} can't be read: ${code ?? String(error)}.`, { cause: error });
  }
}
