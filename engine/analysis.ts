import type { Rules } from './game.ts';
import { byWorth, forTheMover, type Exact, type Solution } from './solution.ts';

/** A move with what it is worth to the one who plays it. */
export interface RatedMove<Move> extends Exact {
  readonly move: Move;
}

/** A position's value, and every move's. */
export interface Analysis<Move> extends Exact {
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
  solution: Solution<Position>,
  position: Position,
  moves = rules.distinctMoves?.(position) ?? rules.moves(position),
): Analysis<Move> {
  const own = solution.evaluate(position);
  const turn = rules.turn(position);
  const rated = moves.map((move): RatedMove<Move> => {
    const after = rules.play(position, move);
    const next = rules.turn(after);
    const goesOn = next.kind === 'player' && turn.kind === 'player' && next.seat === turn.seat;
    const exact = solution.evaluate(after);
    return { move, ...(goesOn ? exact : forTheMover(exact)) };
  });
  return { ...own, moves: rated.sort(byWorth) };
}
