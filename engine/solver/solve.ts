import type { Rules } from '../game.ts';
import { solveGraph } from './retrograde.ts';
import { solveSides, type Progress } from './sides-solver.ts';
import type { Solution } from '../solution.ts';

/** Solves a two-player game without chance, the quickest way that its rules offer. */
export function solve<Position, Move>(
  rules: Rules<Position, Move>,
  progress?: Progress,
): Solution<Position> {
  if (rules.solve !== undefined) return rules.solve();
  return rules.sides === undefined
    ? solveGraph(rules, rules.start(0))
    : solveSides(rules.sides(), progress);
}
