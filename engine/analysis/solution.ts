import { ExplainedError } from '../../words/explained-error.ts';
import type { Value } from './value.ts';

/** A move with its value to its player, from before the move. */
export interface RatedMove<Move> {
  readonly move: Move;
  readonly value: Value;
}

/** The values of a position and of its moves, to the side to move. */
export interface Analysis<Move> {
  readonly value: Value;
  /** The best first. */
  readonly moves: readonly RatedMove<Move>[];
}

/** The numbers of reachable positions by value, finished ones included. */
export interface Census {
  readonly reachable: number;
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** A game that can't be solved; the reason is part of a sentence. */
export class UnsolvableGame extends ExplainedError {
  override readonly name = 'UnsolvableGame';
}

/** Receives the number of positions decided or counted so far; throws to cancel the work. */
export type Progress = (positions: number) => void;

/** Every position of a two-player game, solved. */
export interface Solution<Position> {
  /** The value of a position to the side to move. */
  evaluate(position: Position): Value;
  /** Approximate memory, in bytes. */
  readonly bytes: number;
  /** Left out if there are too many positions to count. */
  census?(start: Position, progress?: Progress): Census;
}

/** A solved game whose positions can be counted. */
export type CountedSolution<Position> = Required<Solution<Position>>;
