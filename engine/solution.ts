import type { Message } from '../words/message.ts';

/** What a position is worth to the side to move; `draw`: neither side can force a win. */
export type Value = 'win' | 'draw' | 'lose';

/** A position's exact value. */
export interface Exact {
  readonly value: Value;
  /**
   * Plies to the end under perfect play, where the winning side hurries and the losing side delays;
   * null for a draw.
   */
  readonly remoteness: number | null;
  /**
   * False where the game could not be followed to its end: a draw, as far as one looked. Left out
   * where the value is certain.
   */
  readonly proven?: false;
}

/** How many positions of each value can be reached from a start, finished ones included. */
export interface Census {
  readonly reachable: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** A game that can't be solved. */
export class UnsolvableGame extends Error {
  override readonly name = 'UnsolvableGame';
  /** Why not, as part of a sentence. */
  readonly told: Message;

  constructor(told: Message) {
    super(told.code);
    this.told = told;
  }
}

/** Every position of a two-player game, solved. */
export interface Solution<Position> {
  /** A position's value for the side to move. */
  evaluate(position: Position): Exact;
  /** About how much memory it takes, in bytes. */
  readonly bytes: number;
  /** Left out where there are too many positions to count. */
  census?(start: Position): Census;
}

/** A solved game whose positions can be counted. */
export type CountedSolution<Position> = Required<Solution<Position>>;

/** What a position is worth to the one who moves into it, where it is worth `exact` to the next. */
export function forTheMover({ value, remoteness, ...rest }: Exact): Exact {
  return {
    ...rest,
    value: value === 'win' ? 'lose' : value === 'lose' ? 'win' : 'draw',
    remoteness: remoteness === null ? null : remoteness + 1,
  };
}

/** Sorts what is better for the mover first: quick wins, draws, then slow losses. */
export function byWorth(one: Exact, other: Exact): number {
  return worth(other) - worth(one);
}

function worth({ value, remoteness }: Exact): number {
  if (value === 'draw' || remoteness === null) return 0;
  return value === 'win' ? 1 / (1 + remoteness) : -1 / (1 + remoteness);
}

/**
 * Tables keep a value and its remoteness in one number: `remoteness + 1` for a win, its negative for
 * a loss, 0 for a draw.
 */
export function decode(entry: number): Exact {
  if (entry === 0) return { value: 'draw', remoteness: null };
  return { value: entry > 0 ? 'win' : 'lose', remoteness: Math.abs(entry) - 1 };
}

/** The number that {@link decode} reads. */
export function encode({ value, remoteness }: Exact): number {
  if (value === 'draw' || remoteness === null) return 0;
  return value === 'win' ? remoteness + 1 : -1 - remoteness;
}
