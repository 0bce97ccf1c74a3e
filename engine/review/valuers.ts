import type { Rules, Seat } from '../game.ts';
import type { CoalitionSolution } from '../analysis/coalition.ts';
import type { Solution } from '../analysis/solution.ts';
import { drawn, lossIn, negate, valueOfOutcome, winIn, type Value } from '../analysis/value.ts';

/** Knows the values of positions: from solved tables, from the odds of a game with chance, or by estimate. */
export interface Valuer<Position> {
  /** @returns the value of a position to a seat, whichever side is to move; undefined if it is not known. */
  valueTo(position: Position, seat: Seat): Value | undefined;
}

/** Knows the values of positions to the side to move. */
type Evaluator<Position> = Pick<Solution<Position>, 'evaluate'>;

/**
 * What can be known of a match: by odds if there is chance, by the solved game between two players. With more
 * players a position has one exact value only once two are left.
 *
 * @param solution - gives the solved game, if that is needed.
 * @param positions - those of the match, in order.
 * @param coalition - the game of more than two players solved for each against the others, if it is.
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

/** Values what two players still have to settle between them: neither can be joined by anybody any more. */
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

/** Values a game of two players by what is known of the side to move. */
export function valuerBy<Position, Move>(
  rules: Rules<Position, Move>,
  { evaluate }: Evaluator<Position>,
): Valuer<Position> {
  return knowingEnds(rules, {
    valueTo(position, seat) {
      const value = evaluate(position);
      return rules.mover(position) === seat ? value : negate(value);
    },
  });
}

/** Knows the values of positions in which the game is over, and leaves the others to another valuer. */
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
