import type { Rules, Seat } from '../game.ts';
import type { CoalitionSolution } from '../solver/coalition-analysis.ts';
import type { Solution } from '../analysis/solution.ts';
import { drawn, lossIn, negate, valueOfOutcome, winIn, type Value } from '../analysis/value.ts';

/** Values positions: by solved tables, by the chances of a game with chance, or by estimates. */
export interface Valuer<Position> {
  /** @returns the value of a position to a seat, whichever side is to move; undefined if unknown. */
  valueTo(position: Position, seat: Seat): Value | undefined;
}

/** Values positions for the side to move. */
type Evaluator<Position> = Pick<Solution<Position>, 'evaluate'>;

/**
 * The best valuer for a match: by chances in a game with chance, by the solved game between two players.
 * With more players, a position has one exact value only once two are left.
 *
 * @param solution - returns the solved game; called only if needed.
 * @param positions - the positions of the match, in order.
 * @param coalition - the solution for each player against the coalition of the others, if there is one.
 */
export function valuerOf<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Evaluator<Position>,
  positions: readonly Position[],
  coalition?: CoalitionSolution<Position>,
): Valuer<Position> {
  const along = rules.solver?.valuesAlong?.(positions);
  if (along === undefined && rules.seats !== 2) {
    return knowingEnds(rules, coalition === undefined ? unknown : ofTwoLeft(rules, coalition));
  }
  return valuerBy(rules, along ?? solution());
}

const unknown = { valueTo: () => undefined };

/** Values positions with two players left, whom no other player can join. */
function ofTwoLeft<Position>(
  { seats }: Pick<Rules<Position, never>, 'seats'>,
  { against, outActs, outWins }: CoalitionSolution<Position>,
): Valuer<Position> {
  return {
    valueTo(position, seat) {
      if (outActs || outWins) return undefined;
      const standings = Array.from({ length: seats }, (_, each) => against(position, each));
      if (standings.filter(({ out }) => out !== 0).length !== 2) return undefined;
      const { wins = null, loses = null } = standings[seat] ?? {};
      if (wins !== null) return winIn(wins);
      return loses === null ? drawn : lossIn(loses);
    },
  };
}

/** Values a two-player game by what is known for the side to move. */
export function valuerBy<Position, Move>(
  rules: Rules<Position, Move>,
  evaluator: Evaluator<Position>,
): Valuer<Position> {
  return knowingEnds(rules, {
    valueTo(position, seat) {
      const value = evaluator.evaluate(position);
      return rules.mover(position) === seat ? value : negate(value);
    },
  });
}

/** Values positions in which the game is over, and leaves the others to another valuer. */
export function knowingEnds<Position, Move>(
  rules: Pick<Rules<Position, Move>, 'turn'>,
  valuer: Valuer<Position>,
): Valuer<Position> {
  return {
    valueTo(position, seat) {
      const turn = rules.turn(position);
      return turn.kind === 'over'
        ? valueOfOutcome(turn.outcome, seat)
        : valuer.valueTo(position, seat);
    },
  };
}
