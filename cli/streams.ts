import type { Readable, Writable } from 'node:stream';

/** A stream that may lead to a person's terminal. */
export type MaybeTTY<Stream> = Stream & {
  readonly isTTY?: boolean | undefined;
  /** The terminal's width in characters. */
  readonly columns?: number | undefined;
};

/** The program's input and output: the process's own, or a test's. */
export interface Streams {
  readonly input: MaybeTTY<Readable>;
  readonly output: MaybeTTY<Writable>;
  readonly errors: MaybeTTY<Writable>;
  /** Whether the terminal can only write lines, one below the other. */
  readonly plain?: boolean;
  /** Calls `listener` at Ctrl-C, until the returned function is called. */
  readonly onInterrupt?: (listener: () => void) => () => void;
}
