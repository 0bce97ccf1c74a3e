import * as fc from 'fast-check';
import type { Random } from '../../engine/random.ts';

/** A part of the program under attack. */
export interface FirePart {
  /** Its name on the command line. */
  readonly name: string;
  /** How many times it is attacked by default. */
  readonly shots: number;
  /** @returns what was counted, in one line. */
  readonly run: (range: Range) => Promise<string>;
}

/** What an attack on one part is given. */
export interface Range {
  readonly random: Random;
  readonly shots: number;
  /** An empty folder. */
  readonly folder: string;
  /** Notes what should not have happened, and the input that caused it. */
  readonly fault: (shot: number, what: string, input?: Buffer | string) => void;
}

/** Runs shots that follow one another in the same state, and notes what one throws as a fault. */
export async function shoot(
  { shots, fault }: Range,
  shot: (number: number) => Promise<void> | void,
): Promise<void> {
  for (let number = 1; number <= shots; number++) {
    try {
      await shot(number);
    } catch (error) {
      fault(number, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}

/** A part whose shots are independent of each other: the first fault ends it, with the smallest input that shows it. */
export function propertyPart<Input>({
  name,
  shots: usual,
  property: make,
}: {
  readonly name: string;
  readonly shots: number;
  readonly property: (folder: string) => {
    readonly property: fc.IProperty<Input>;
    readonly figures: () => string;
  };
}): FirePart {
  return {
    name,
    shots: usual,
    run({ random, shots, folder, fault }) {
      const { property, figures } = make(folder);
      const found = fc.check(property, { seed: random.below(2 ** 31), numRuns: shots });
      if (found.failed)
        fault(found.numRuns, String(found.errorInstance), fc.stringify(found.counterexample));
      return Promise.resolve(figures());
    },
  };
}
