import * as fc from 'fast-check';
import type { Random } from '../../engine/random.ts';

/** A part of the program under attack. */
export interface FirePart {
  /** The name on the command line. */
  readonly name: string;
  /** How many times it is attacked by default. */
  readonly cases: number;
  /** @returns the counts, in one line. */
  readonly run: (range: Range) => Promise<string>;
}

/** What an attack on one part is given. */
export interface Range {
  readonly random: Random;
  readonly cases: number;
  /** An empty folder. */
  readonly folder: string;
  /** Reports a fault and the input that caused it. */
  readonly fault: (caseNumber: number, what: string, input?: Buffer | string) => void;
}

/** Runs cases in sequence on the same state, and reports one that throws as a fault. */
export async function runCases(
  { cases, fault }: Range,
  caseNumber: (number: number) => Promise<void> | void,
): Promise<void> {
  for (let number = 1; number <= cases; number++) {
    try {
      await caseNumber(number);
    } catch (error) {
      fault(number, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

/**
 * A part with independent cases: the first fault ends it, with the smallest input that reproduces it.
 */
export function propertyPart<Input>({
  name,
  cases: usual,
  property: make,
}: {
  readonly name: string;
  readonly cases: number;
  readonly property: (folder: string) => {
    readonly property: fc.IProperty<Input>;
    readonly figures: () => string;
  };
}): FirePart {
  return {
    name,
    cases: usual,
    run({ random, cases, folder, fault }) {
      const { property, figures } = make(folder);
      const found = fc.check(property, { seed: random.below(2 ** 31), numRuns: cases });
      if (found.failed)
        fault(found.numRuns, String(found.errorInstance), fc.stringify(found.counterexample));
      return Promise.resolve(figures());
    },
  };
}
