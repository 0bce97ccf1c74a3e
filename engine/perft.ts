import type { Rules } from './game.ts';
import { perftBySides, type PerftCount } from './perft-by-sides.ts';

/** From this depth on there is so much to count that numbering the sides of a game is worth its while. */
const deep = 7;

/**
 * Counts the sequences of `depth` legal moves from a position, as chess engines do. A game that ends
 * sooner counts nothing further; chance counts each of its outcomes as a move.
 *
 * Every sequence is walked through, but for its last move; where a position is a pair of sides, as numbers.
 */
export function perft<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  depth: number,
): PerftCount {
  return depth >= deep && rules.solver?.sides !== undefined
    ? perftBySides(rules.solver.sides(), position, depth)
    : perftByMoves(rules, position, depth);
}

/** {@link perft} by the rules alone, of any game. */
export function perftByMoves<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  depth: number,
): PerftCount {
  let walked = 0;

  function walk(from: Position, left: number): number {
    walked++;
    if (left === 0) return 1;
    const moves =
      rules.turn(from).kind === 'chance'
        ? (rules.chance?.outcomes(from) ?? []).map(({ move }) => move)
        : rules.moves(from);
    if (left === 1) return moves.length;
    let sum = 0;
    for (const move of moves) sum += walk(rules.play(from, move), left - 1);
    return sum;
  }

  const nodes = walk(position, depth);
  return { nodes, walked };
}
