import type { NumberedPositions } from '../solver/numbered-positions.ts';
import type { Progress, Solution } from '../analysis/solution.ts';

/** Whether a solver has the memory of a program to itself. */
export type SolverMemory = 'shared' | 'alone';

/**
 * What a game offers to be solved faster than by its rules alone: its positions as numbers, which the general
 * solvers take, or a solver of its own.
 */
export interface Solver<Position> {
  /**
   * The positions with their numbers.
   *
   * @param most - how many there may be among more than two players; as many as are solved at all, by default.
   * @throws UnsolvableGame if there are too many.
   */
  numbered?(most?: number): NumberedPositions<Position>;

  /**
   * Solves a game of two players in a way of its own, much faster than the general one.
   *
   * @param memory - whether the program does anything else; it may take more memory if not.
   * @throws UnsolvableGame if there are too many positions.
   */
  solve?(progress?: Progress, memory?: SolverMemory): Solution<Position>;

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
