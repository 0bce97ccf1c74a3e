import type { Rules, Seat } from '../game.ts';
import { pickBest, type Random } from '../random.ts';

/**
 * Searches a few plies ahead: plays the quickest win or delays a loss in sight, and otherwise plays at random.
 *
 * @param horizon - the search depth in plies, without those of chance.
 */
export function lookAheadMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
  horizon: number,
): Move {
  return pickBest(random, lookAhead(rules, position, horizon));
}

/**
 * The moves of a position, each with what a search a few plies deep sees: above 0 for a win in sight, below 0 for a loss.
 *
 * @param horizon - the search depth in plies, without those of chance.
 */
export function lookAhead<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  horizon: number,
): { readonly move: Move; readonly worth: number }[] {
  const turn = rules.turn(position);
  if (turn.kind !== 'player') throw new RangeError('No player is to move.');
  return rules.moves(position).map((move) => ({
    move,
    worth: worthFor(rules, turn.seat, rules.play(position, move), horizon - 1),
  }));
}

/**
 * Above 0 for a win in sight, higher if sooner; below 0 for a loss in sight, higher if later; otherwise 0. All other seats
 * play against this one, and chance by its probabilities.
 *
 * @param depth - the plies left to search.
 */
function worthFor<Position, Move>(
  rules: Rules<Position, Move>,
  seat: Seat,
  position: Position,
  depth: number,
): number {
  const turn = rules.turn(position);
  if (turn.kind === 'over') {
    if (turn.outcome.kind === 'draw') return 0;
    return turn.outcome.winner === seat ? 1 + depth : -1 - depth;
  }
  if (depth === 0) return 0;
  if (turn.kind === 'chance') {
    const outcomes = rules.chance?.outcomes(position) ?? [];
    return outcomes.reduce(
      (sum, { move, probability }) =>
        sum + probability * worthFor(rules, seat, rules.play(position, move), depth),
      0,
    );
  }
  const side = turn.seat === seat ? 1 : -1;
  let best = -Infinity;
  for (const move of rules.moves(position)) {
    best = Math.max(best, side * worthFor(rules, seat, rules.play(position, move), depth - 1));
    // Nothing ends sooner than with the next ply.
    if (best === depth) break;
  }
  return side * best;
}
