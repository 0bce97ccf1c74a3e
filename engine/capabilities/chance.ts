import type { Value } from '../analysis/value.ts';
import type { Analysis } from '../analysis/solution.ts';

/** One outcome of chance. The probabilities of a position add up to 1. */
export interface ChanceOutcome<Move> {
  readonly move: Move;
  readonly probability: number;
}

/** A game with chance, solved. */
export interface ChanceSolution {
  /** The value of the start to the player who begins. */
  readonly start: Value;
  /** The most that one more pass would change any value; null for an estimate. */
  readonly residual: number | null;
}

/** Random events of a game, and the probabilities that follow from them. */
export interface Chance<Position, Move> {
  /** What chance may do in a position; none unless it is to act. */
  outcomes(position: Position): readonly ChanceOutcome<Move>[];

  /**
   * The values of a position and its moves. Before chance has acted there are no moves to rate. The first call may take
   * longer.
   *
   * @param care - the time budget: one of many positions, one move at the table, or an explicit request.
   */
  odds?(position: Position, care?: 'glance' | 'move' | 'study'): Analysis<Move>;

  /**
   * Proves values that are only estimated, for the positions of a match and what can follow soon: from then on they are exact, or
   * have their proven largest error, wherever they are asked for. Takes seconds; yields the share that is done, 0 to 1, so that
   * other work can be done in between. Left out if no estimate can be proven.
   *
   * @param bytes - the most memory to use.
   * @returns whether anything was proven.
   */
  prove?(positions: readonly Position[], bytes: number): Generator<number, boolean, void>;

  /** Solves the game as a whole. */
  solve?(): ChanceSolution;
}
