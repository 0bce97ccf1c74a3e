import type { Analysis } from '../analysis/solution.ts';

/** One outcome of chance: a move that nobody chooses. The probabilities of a position add up to 1. */
export interface ChanceOutcome<Move> {
  readonly move: Move;
  readonly probability: number;
}

/** A game with chance, solved. */
export interface ChanceSolution {
  /** The probability of winning of the player who begins. */
  readonly start: number;
  /** Whether that is the true probability, as is proven; otherwise it is an estimate. */
  readonly exact: boolean;
  /** How much one more calculation would change any value; null where only an estimate was possible. */
  readonly residual: number | null;
}

/** What chance does in a game, and what its positions are worth where no one is simply won or lost. */
export interface Chance<Position, Move> {
  /** What chance may do in a position; empty unless it is to act. */
  outcomes(position: Position): readonly ChanceOutcome<Move>[];

  /**
   * The values of a position and its moves; there are no moves to rate before chance has acted. The first
   * one asked for may take a while to get ready.
   *
   * @param care - how much may be calculated: for a whole match at a time, for a move at the table,
   * or for somebody who waits for it.
   */
  odds?(position: Position, care?: 'glance' | 'move' | 'study'): Analysis<Move>;

  /** Solves the game as a whole. */
  solve?(): ChanceSolution;
}
