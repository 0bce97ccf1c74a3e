import type { Rules } from '../game.ts';
import { valuerByOdds, valuerOf } from '../review/valuers.ts';
import type { Valuer } from '../review/worth.ts';
import type { Solution } from '../solution.ts';

/** What positions are worth, as far as that is had at once: somebody waits for a puzzle. */
export function puzzleValuer<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
): Valuer<Position> {
  const odds = rules.odds?.bind(rules);
  return odds === undefined
    ? valuerOf(rules, solution, [])
    : valuerByOdds(rules, { at: (position) => odds(position, 'glance') });
}
