import type { Rules } from '../game.ts';
import type { Analysis, RatedMove, Solution } from '../analysis/solution.ts';
import { beforeMove, byValue } from '../analysis/value.ts';

/**
 * Rates the moves of a position by the solved game. A move's remoteness includes its own ply, so the best move has the
 * remoteness of the position.
 *
 * @param moves - the moves to rate; by default the distinct ones.
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
