import type { Rules } from './game.ts';

/**
 * The number of sequences of `depth` legal moves from a position, as chess engines count them. A game
 * that ends sooner counts nothing further; chance counts each of its outcomes as a move.
 */
export function perft<Position, Move>(
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
  return moves.reduce((sum, move) => sum + perft(rules, rules.play(position, move), depth - 1), 0);
}
