import type { Message } from '../../words/message.ts';
import type { Value } from './value.ts';

/** A move with its value to the one who plays it, from before the move. */
export interface RatedMove<Move> {
  readonly move: Move;
  readonly value: Value;
}

/** A position's value to the side to move, and every move's. */
export interface Analysis<Move> {
  readonly value: Value;
  /** The best first. */
  readonly moves: readonly RatedMove<Move>[];
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

/** Called now and then with how many positions are decided so far; it may end the work by throwing. */
export type Progress = (decided: number) => void;

/** Every position of a two-player game, solved. */
export interface Solution<Position> {
  /** A position's value for the side to move. */
  evaluate(position: Position): Value;
  /** About how much memory it takes, in bytes. */
  readonly bytes: number;
  /** Left out where there are too many positions to count. */
  census?(start: Position): Census;
}

/** A solved game whose positions can be counted. */
export type CountedSolution<Position> = Required<Solution<Position>>;
