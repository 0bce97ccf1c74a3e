import type { Rules } from '../game.ts';
import { decisionAt, lossOf, onePlyEarlier, type Decision } from './decision.ts';
import { markOf, type Mark } from './mark.ts';
import type { Valuer, Worth } from './worth.ts';

/** What is to be said of a ply in a position, whatever has stood before. */
export interface PlyVerdict<Position, Move> {
  readonly mark: Mark;
  readonly loss: number;
  /** What it is worth to the one who plays it, from before the ply. */
  readonly worth: Worth;
  readonly decision: Decision<Position, Move>;
}

/**
 * Judges a ply by what it leads to.
 *
 * @returns nothing where nobody is to move, or where the worth of some way to play is not certain.
 */
export function judgePly<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  from: Position,
  to: Position,
): PlyVerdict<Position, Move> | undefined {
  const turn = rules.turn(from);
  const decision = decisionAt(rules, valuer, from);
  if (turn.kind !== 'player' || decision === undefined) return undefined;
  const after = valuer.worth(to, turn.seat);
  if (after?.exact !== true) return undefined;
  const worth = onePlyEarlier(after);
  return {
    mark: markOf(decision.best, worth, rules.chanceOutcomes !== undefined),
    loss: lossOf(decision.best, worth),
    worth,
    decision,
  };
}
