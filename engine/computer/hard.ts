import { analyse } from '../solver/analyse.ts';
import type { Rules, Seat } from '../game.ts';
import { pick, type Random } from '../random.ts';
import type { Solution, RatedMove } from '../analysis/solution.ts';
import { byValue, wdlOf } from '../analysis/value.ts';
import { pliesFrom } from '../solver/plies.ts';
import type { Progress } from '../analysis/solution.ts';
import { chancesAt } from './known-chances.ts';

/**
 * Perfect play by the solved game: the quickest win, the slowest loss and, among equal moves, the best chance against an
 * opponent who errs. If that chance is unknown, the drawing move after which most replies lose.
 */
export function hardMove<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
  random: Random,
  progress?: Progress,
): Move {
  const equals = bestMoves(rules, solution, position);
  const turn = rules.turn(position);
  if (turn.kind !== 'player') throw new RangeError('No player is to move.');
  const [first] = equals;
  if (first !== undefined && equals.length === 1) return first.move;
  const chances =
    rules.computers?.trapsOnly === true
      ? undefined
      : chancesAt(rules, solution, position, progress);
  if (chances === undefined && (first === undefined || wdlOf(first.value) !== 'draw'))
    return pick(random, equals).move;
  const rate = (after: Position): number =>
    chances?.whereOtherErrs(after) ?? losingReplies(rules, solution, after);
  const worths = equals.map(({ move }) =>
    bestAfter(rules, solution, turn.seat, rules.play(position, move), rate),
  );
  const most = Math.max(...worths);
  const tolerance = chances?.tolerance ?? 0;
  return pick(
    random,
    equals.filter((_, index) => (worths[index] ?? 0) >= most - tolerance),
  ).move;
}

/** Perfect play by the solved game, against any opponent. */
export function perfectMove<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
  random: Random,
): Move {
  return pick(random, bestMoves(rules, solution, position)).move;
}

/** The moves that keep value and remoteness. */
function bestMoves<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
): RatedMove<Move>[] {
  const { moves } = analyse(rules, solution, position, rules.moves(position));
  const [best] = moves;
  return moves.filter(({ value }) => best !== undefined && byValue(value, best.value) === 0);
}

/**
 * The rating of the position after the whole ply: after a decision, the player continues in the best way.
 */
function bestAfter<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  seat: Seat,
  position: Position,
  rate: (after: Position) => number,
): number {
  const turn = rules.turn(position);
  if (turn.kind !== 'player' || turn.seat !== seat) return rate(position);
  return Math.max(
    ...bestMoves(rules, solution, position).map(({ move }) =>
      bestAfter(rules, solution, seat, rules.play(position, move), rate),
    ),
  );
}

/** The share of the opponent's replies that lose; whole plies, not single decisions, count. */
function losingReplies<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
): number {
  const replies = pliesFrom(rules, position);
  const losing = replies.filter((reply) => wdlOf(solution.evaluate(reply)) === 'win');
  return losing.length / Math.max(1, replies.length);
}
