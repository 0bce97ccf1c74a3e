import type { NumberedPositions } from './numbered-positions.ts';
import type { Progress, Solution } from '../analysis/solution.ts';

/** Whether the solver shares the memory of the process with other work. */
export type SolverMemory = 'shared' | 'alone';

/**
 * Faster ways to solve a game than by its rules alone: its positions as numbers, for the general solvers, or a solver of
 * its own.
 */
export interface Solver<Position> {
  /**
   * Numbers the positions.
   *
   * @param most - the most positions of more than two players; by default as many as the solvers take.
   * @throws UnsolvableGame if there are too many.
   */
  numbered?(most?: number): NumberedPositions<Position>;

  /**
   * Solves a game of two players much faster than the general solver.
   *
   * @param memory - if `alone`, the solver may take more memory.
   * @throws UnsolvableGame if there are too many positions.
   */
  solve?(progress?: Progress, memory?: SolverMemory): Solution<Position>;

  /**
   * The values of the positions of a match and of the alternatives to its moves, prepared together within one time budget.
   *
   * @param positions - the positions of the match, in order.
   */
  valuesAlong?(positions: readonly Position[]): Pick<Solution<Position>, 'evaluate'>;

  /** The memory of what it has solved and keeps itself, in bytes. */
  bytes?(): number;
}
