import type { Random } from '../../engine/random.ts';

/** What a part of the program is put through. */
export interface FirePart {
  /** How it is chosen on the command line. */
  readonly name: string;
  /** How often it is shot at, unless somebody says otherwise. */
  readonly shots: number;
  /** @returns what was counted, in one line. */
  readonly run: (range: Range) => Promise<string>;
}

/** Where one part is shot at. */
export interface Range {
  readonly random: Random;
  readonly shots: number;
  /** An empty folder. */
  readonly folder: string;
  /** Takes down what should not have happened, with what it happened to. */
  readonly fault: (shot: number, what: string, to?: Buffer | string) => void;
}

/** Takes down what a shot throws as a fault. */
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
