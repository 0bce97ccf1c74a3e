import type { Odds, Rules } from '../game.ts';
import type { Random } from '../random.ts';
import { searchMoves } from './tree-search.ts';

/**
 * Estimates what each move of a game that can't be solved is worth to the one who plays it: the share
 * of wins that it may bring.
 *
 * @param budget - how many positions to look at, beyond one for each move.
 * @throws RangeError where nobody is to move.
 */
export function estimate<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
  budget: number,
): Odds<Move> {
  const rated = searchMoves(rules, position, random, budget);
  const moves = rated.map(({ move, share }) => ({ move, value: share }));
  return { value: moves[0]?.value ?? 0, moves, exact: false };
}
