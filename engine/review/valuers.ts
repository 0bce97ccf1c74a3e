import type { MatchOdds, Rules } from '../game.ts';
import type { Solution } from '../solution.ts';
import { knowingEnds, worthOf, type Valuer } from './worth.ts';

/**
 * What can be known of a match: by odds where there is chance, by the solved game among two players. Among more
 * players no position has one exact value, so that nothing is known but how a game has ended.
 *
 * @param solution - gives the solved game, where that is needed.
 * @param positions - those of the match, in order.
 */
export function valuerOf<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  positions: readonly Position[],
): Valuer<Position> {
  const odds = rules.oddsAlong?.(positions);
  if (odds !== undefined) return valuerByOdds(rules, odds);
  if (rules.seats !== 2) return knowingEnds(rules, unknown);
  return valuerBySolution(rules, rules.solvedAlong?.(positions) ?? solution());
}

const unknown = { worth: () => undefined };

/** Values a game of two players by its solution. */
function valuerBySolution<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Pick<Solution<Position>, 'evaluate'>,
): Valuer<Position> {
  return knowingEnds(rules, {
    worth: (position, seat) => worthOf(solution.evaluate(position), rules.mover(position) === seat),
  });
}

/** Values a game of two players by odds, which count a draw half. */
export function valuerByOdds<Position, Move>(
  rules: Rules<Position, Move>,
  odds: Pick<MatchOdds<Position, Move>, 'at'>,
): Valuer<Position> {
  return knowingEnds(rules, {
    worth(position, seat) {
      const { value, exact } = odds.at(position);
      const own = rules.mover(position) === seat ? value : 1 - value;
      return { value: own, remoteness: null, exact };
    },
  });
}
