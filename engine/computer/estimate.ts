import type { Analysis } from '../analysis/solution.ts';
import type { Rules } from '../game.ts';
import type { Random } from '../random.ts';
import { chanceOf } from '../analysis/value.ts';
import { searchMoves } from './tree-search.ts';

/**
 * Estimates the value of each move in a game that can't be solved: the share of wins of its player.
 *
 * @param budget - the positions to visit, beyond one for each move.
 * @throws RangeError if no player is to move.
 */
export function estimate<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
  budget: number,
): Analysis<Move> {
  const rated = searchMoves(rules, position, random, budget);
  const moves = rated.map(({ move, share }) => ({ move, value: chanceOf(share, false) }));
  return { value: moves[0]?.value ?? chanceOf(0, false), moves };
}
