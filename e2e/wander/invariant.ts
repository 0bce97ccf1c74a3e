import type { Facts } from './facts.ts';

/** Something that holds after every step, once the program has come to rest. */
export interface Invariant {
  readonly name: string;
  /** Holds wherever one is, not at the table only. */
  readonly everywhere?: true;
  /** What is wrong, a sentence each; nothing where all is well. */
  readonly faults: (facts: Facts) => readonly string[];
}
