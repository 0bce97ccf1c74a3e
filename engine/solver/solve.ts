import type { SolverMemory } from '../capabilities/solver.ts';
import type { Rules } from '../game.ts';
import type { Progress, Solution } from '../analysis/solution.ts';
import { solveGraph } from './retrograde.ts';

/**
 * Solves a two-player game without chance by the quickest solver available.
 *
 * @throws UnsolvableGame if there are too many positions.
 */
export function solve<Position, Move>(
  rules: Rules<Position, Move>,
  progress?: Progress,
  memory?: SolverMemory,
): Solution<Position> {
  return rules.solver?.solve?.(progress, memory) ?? solveGraph(rules, rules.start(0));
}
