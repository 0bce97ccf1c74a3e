import type { Facts } from './facts.ts';

/** A condition that holds after every step, once the program is idle. */
export interface Invariant {
  readonly name: string;
  /** Holds on every page, not only at the table. */
  readonly everywhere?: true;
  /** The violations, a sentence each. */
  readonly faults: (facts: Facts) => readonly string[];
}
