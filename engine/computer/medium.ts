import type { Rules, Seat } from '../game.ts';
import { pick, type Random } from '../random.ts';

/** How many plies a medium player sees ahead. */
const horizon = 3;

/**
 * Wants to win, but sees only a few plies ahead: takes a win that it sees, avoids a loss that it
 * sees, and otherwise plays anything.
 */
export function mediumMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
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

/** 1 for a win seen, -1 for a loss seen, 0 where nothing is seen; every other seat plays against. */
function worthFor<Position, Move>(
  rules: Rules<Position, Move>,
  seat: Seat,
  position: Position,
  depth: number,
): number {
  const turn = rules.turn(position);
  if (turn.kind === 'over') {
    if (turn.outcome.kind === 'draw') return 0;
    return turn.outcome.winner === seat ? 1 : -1;
  }
  if (depth === 0 || turn.kind === 'chance') return 0;
  const own = turn.seat === seat;
  let best = own ? -1 : 1;
  for (const move of rules.moves(position)) {
    const worth = worthFor(rules, seat, rules.play(position, move), depth - 1);
    best = own ? Math.max(best, worth) : Math.min(best, worth);
    if (best === (own ? 1 : -1)) break;
  }
  return best;
}
