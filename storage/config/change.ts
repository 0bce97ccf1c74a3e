import type { Config } from './config.ts';

/** A change of a value in the config file. */
export interface Change {
  /** The path to the value, such as `['chopsticks', 'overflow']`; −1 appends to a list. */
  readonly keys: readonly (string | number)[];
  /** The new value; undefined removes it, so that its default counts. */
  readonly value: unknown;
  /** Other names of the last key: where the file has it under one of them, the value goes there. */
  readonly names?: readonly string[];
}

/** The changes to a file with some content; called again if the file changes. */
export type Edit = (config: Config) => readonly Change[];
