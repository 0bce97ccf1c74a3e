import { analyse } from '../analysis.ts';
import type { Rules } from '../game.ts';
import { pick, type Random } from '../random.ts';
import type { Solution } from '../solution.ts';

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
  const traps = equals.map(({ move }) => trapsAfter(rules, solution, rules.play(position, move)));
  const most = Math.max(...traps);
  return pick(
    random,
    equals.filter((_, index) => traps[index] === most),
  ).move;
}

/** The share of the opponent's replies that lose. */
function trapsAfter<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
): number {
  const { moves } = analyse(rules, solution, position, rules.moves(position));
  return moves.filter(({ value }) => value === 'lose').length / Math.max(1, moves.length);
}
