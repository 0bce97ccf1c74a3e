import { analyse } from '../analysis.ts';
import type { Rules, Seat } from '../game.ts';
import { pick, type Random } from '../random.ts';
import type { Solution } from '../solution.ts';
import { pliesFrom } from '../solver/plies.ts';

/**
 * Perfect play by the solved game: the shortest way to a win, the longest to a loss, and among
 * drawing moves the one after which most of the opponent's replies lose.
 */
export function hardMove<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
  random: Random,
): Move {
  const { moves } = analyse(rules, solution, position, rules.moves(position));
  const [best] = moves;
  const equals = moves.filter(
    ({ value, remoteness }) => value === best?.value && remoteness === best.remoteness,
  );
  if (best?.value !== 'draw') return pick(random, equals).move;
  const turn = rules.turn(position);
  if (turn.kind !== 'player') throw new RangeError('Nobody is to move here.');
  const traps = equals.map(({ move }) =>
    trapsAfter(rules, solution, turn.seat, rules.play(position, move)),
  );
  const most = Math.max(...traps);
  return pick(
    random,
    equals.filter((_, index) => traps[index] === most),
  ).move;
}

/**
 * The share of the opponent's replies that lose: whole plies, as the decisions on the way are no
 * replies of their own. After a decision the player goes on in the way that leaves the largest share.
 */
function trapsAfter<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  seat: Seat,
  position: Position,
): number {
  const turn = rules.turn(position);
  if (turn.kind === 'player' && turn.seat === seat) {
    const { moves } = analyse(rules, solution, position, rules.moves(position));
    const drawing = moves.filter(({ value }) => value === 'draw');
    return Math.max(
      ...drawing.map(({ move }) => trapsAfter(rules, solution, seat, rules.play(position, move))),
    );
  }
  const replies = pliesFrom(rules, position);
  const losing = replies.filter((reply) => solution.evaluate(reply).value === 'win');
  return losing.length / Math.max(1, replies.length);
}
