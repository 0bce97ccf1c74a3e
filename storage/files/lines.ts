import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** A line of input, without its end. */
export interface InputLine {
  /** From 1. */
  readonly number: number;
  /** Undefined if the line is longer than it may be. */
  readonly text: string | undefined;
}

/**
 * Reads a stream line by line in bounded memory: only the number of a line that is too long is kept. The stream waits
 * while a line is worked on, and is destroyed when the caller leaves the loop.
 *
 * @param longest - the most UTF-16 units of a line.
 */
export async function* linesOf(input: Readable, longest: number): AsyncGenerator<InputLine, void> {
  const decoder = new StringDecoder('utf8');
  let number = 0;
  /** The last line so far; undefined if it is too long already. */
  let begun: string | undefined = '';

  function add(part: string): void {
    if (begun === undefined) return;
    begun = begun.length + part.length > longest ? undefined : begun + part;
  }

  function finish(): InputLine {
    const text = begun?.replace(/\r$/, '');
    begun = '';
    return { number: ++number, text };
  }

  for await (const chunk of input as AsyncIterable<Buffer | string>) {
    const [first = '', ...others] = decoder.write(Buffer.from(chunk)).split('\n');
    add(first);
    for (const part of others) {
      yield finish();
      add(part);
    }
  }
  add(decoder.end());
  if (begun !== '') yield finish();
}
