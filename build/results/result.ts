/** A kind of result, such as the losing targets of Summation Duel, which rows of docs/results state. */
export interface Result {
  /** What its arguments can be, in order. */
  readonly takes: readonly Argument[];
  /** Two independent ways to compute it, which must give the same text. */
  readonly methods: readonly [first: Method, second: Method];
  /** Whether both take only milliseconds, so that every test run repeats them. */
  readonly isQuick: (args: Arguments) => boolean;
}

/** The arguments of a row, by name. Numbers are whole. */
export type Arguments = Readonly<Record<string, string>>;

/** Computes a result, as text for a cell of a table. */
export type Method = (args: Arguments) => string;

/** An argument: a whole number in a range, or one of some words. */
export type Argument =
  | {
      readonly name: string;
      readonly from: number;
      readonly to: number;
      /** What it is if left out; it can't be if undefined. */
      readonly otherwise?: number;
    }
  | { readonly name: string; readonly words: readonly string[] };

/** An argument as a number. */
export function numberOf(args: Arguments, name: string): number {
  return Number(args[name]);
}
