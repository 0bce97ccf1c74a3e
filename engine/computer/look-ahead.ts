import type { Rules, Seat } from '../game.ts';
import { pick, type Random } from '../random.ts';

/**
 * The move of who wants to win, but sees only so many plies ahead: takes the quickest win that it sees, puts
 * off a loss that it sees, and otherwise plays anything.
 *
 * @param horizon - how many plies; what chance does between them is none.
 */
export function lookAheadMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
  horizon: number,
): Move {
  const turn = rules.turn(position);
  if (turn.kind !== 'player') throw new RangeError('Nobody is to move here.');
  const rated = rules.moves(position).map((move) => ({
    move,
    worth: worthFor(rules, turn.seat, rules.play(position, move), horizon - 1),
  }));
  const best = Math.max(...rated.map(({ worth }) => worth));
  return pick(
    random,
    rated.filter(({ worth }) => worth === best),
  ).move;
}

/**
 * Above 0 for a win seen, the sooner the more; below for a loss seen, the later the less; 0 where
 * nothing is seen. Every other seat plays against this one, and chance as likely as it does.
 *
 * @param depth - how many plies are still looked at.
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
