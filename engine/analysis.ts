import type { Rules } from './game.ts';
import type { Solution } from './solution.ts';
import { beforeMove, byValue, type Value } from './value.ts';

/** A move with its value to the one who plays it, from before the move. */
export interface RatedMove<Move> {
  readonly move: Move;
  readonly value: Value;
}

/** A position's value to the side to move, and every move's. */
export interface Analysis<Move> {
  readonly value: Value;
  /** The best first. */
  readonly moves: readonly RatedMove<Move>[];
}

/**
 * Rates the moves of a position by the solved game. A move's remoteness counts the plies from before
 * it, so that the best move has the position's own.
 *
 * @param moves - those to rate; the ones worth listing, unless said otherwise.
 */
export function analyse<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Pick<Solution<Position>, 'evaluate'>,
  position: Position,
  moves = rules.distinctMoves?.(position) ?? rules.moves(position),
): Analysis<Move> {
  const turn = rules.turn(position);
  const rated = moves.map((move): RatedMove<Move> => {
    const after = rules.play(position, move);
    const next = rules.turn(after);
    const isSamePlayer =
      next.kind === 'player' && turn.kind === 'player' && next.seat === turn.seat;
    const value = solution.evaluate(after);
    return { move, value: isSamePlayer ? value : beforeMove(value) };
  });
  rated.sort((one, other) => byValue(one.value, other.value));
  return { value: solution.evaluate(position), moves: rated };
}
