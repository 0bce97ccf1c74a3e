import type { Rules } from '../game.ts';
import { solveGraph } from './retrograde.ts';
import { solveSides, type Progress } from './sides-solver.ts';
import type { Solution } from '../solution.ts';

/**
 * Solves a two-player game without chance, the quickest way that its rules offer.
 *
 * @param most - how many sides a game may have whose positions are pairs of them.
 * @throws UnsolvableGame where there are too many positions.
 */
export function solve<Position, Move>(
  rules: Rules<Position, Move>,
  progress?: Progress,
  most?: number,
): Solution<Position> {
  if (rules.solver?.solve !== undefined) return rules.solver.solve();
  return rules.solver?.sides === undefined
    ? solveGraph(rules, rules.start(0))
    : solveSides(rules.solver.sides(), progress, most);
}
