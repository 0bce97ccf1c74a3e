import type { Rules } from './game.ts';
import { perftBySides } from './perft-by-sides.ts';

/** From this depth on there is so much to count that numbering the sides of a game is worth its while. */
const deep = 7;

/**
 * The number of sequences of `depth` legal moves from a position, as chess engines count them. A game
 * that ends sooner counts nothing further; chance counts each of its outcomes as a move.
 *
 * Every sequence is walked through, but for its last move; where a position is a pair of sides, as numbers.
 */
export function perft<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  depth: number,
): number {
  return depth >= deep && rules.sides !== undefined
    ? perftBySides(rules.sides(), position, depth)
    : perftByMoves(rules, position, depth);
}

/** {@link perft} by the rules alone, of any game. */
export function perftByMoves<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  depth: number,
): number {
  if (depth === 0) return 1;
  const moves =
    rules.turn(position).kind === 'chance'
      ? (rules.chanceOutcomes?.(position) ?? []).map(({ move }) => move)
      : rules.moves(position);
  if (depth === 1) return moves.length;
  let sum = 0;
  for (const move of moves) sum += perftByMoves(rules, rules.play(position, move), depth - 1);
  return sum;
}
