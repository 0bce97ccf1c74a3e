import type { Rules } from '../game.ts';
import { valuerBy, valuerOf, type Valuer } from '../decision/valuers.ts';
import type { Solution } from '../analysis/solution.ts';

/** Values positions as well as is possible at once, since the user waits for the puzzle. */
export function puzzleValuer<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
): Valuer<Position> {
  const odds = rules.chance?.odds?.bind(rules.chance);
  return odds === undefined
    ? valuerOf(rules, solution, [])
    : valuerBy(rules, { evaluate: (position) => odds(position, 'glance').value });
}
