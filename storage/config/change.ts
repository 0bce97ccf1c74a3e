import type { Config } from './config.ts';

/** One value of the config file that is to be another. */
export interface Change {
  /** From the outside in, such as `['chopsticks', 'overflow']`; −1 adds to a list. */
  readonly keys: readonly (string | number)[];
  /** Undefined takes it away, so that its default counts. */
  readonly value: unknown;
  /** Other names of the last key: where the file has it under one of them, the value goes there. */
  readonly names?: readonly string[];
}

/** What to change in a file that says this: asked anew whenever the file has become another. */
export type Edit = (config: Config) => readonly Change[];
