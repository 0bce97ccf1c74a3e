import type { NumberedPositions } from '../numbered-positions.ts';
import type { Sides } from '../sides.ts';
import type { Solution } from '../solution.ts';

/**
 * What a game offers to be solved faster than by its rules alone: its positions as numbers, which the general
 * solvers take, or a solver of its own.
 */
export interface Solver<Position> {
  /** Two-player positions as pairs of sides; see {@link Sides}. */
  sides?(): Sides<Position>;

  /**
   * Positions of more than two players with their numbers, where each player can be solved against the
   * coalition of all others.
   *
   * @param most - how many there may be; as many as are solved at all, unless said.
   * @throws UnsolvableGame where there are too many.
   */
  numbered?(most?: number): NumberedPositions<Position>;

  /** Solves the game in a way of its own, where the general ones would be slow. */
  solve?(): Solution<Position>;

  /**
   * The values of the positions of a match, and of others that differ in what was played there: all of them
   * are prepared together, in less time than one by one and within one budget.
   *
   * @param positions - those of the match, in order.
   */
  valuesAlong?(positions: readonly Position[]): Pick<Solution<Position>, 'evaluate'>;

  /** How much memory what it has solved so far takes, in bytes, where it keeps that itself. */
  bytes?(): number;
}
