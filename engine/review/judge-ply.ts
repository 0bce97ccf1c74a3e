import type { Rules } from '../game.ts';
import { lossOf, onePlyEarlier, type Value } from '../analysis/value.ts';
import { decisionAt, type Decision } from '../decision/decision.ts';
import { isMarkCertain, markOf, type Mark } from './mark.ts';
import type { Valuer } from '../decision/valuers.ts';

/** The verdict on a ply in a position, regardless of earlier positions. */
export interface PlyVerdict<Position, Move> {
  readonly mark: Mark;
  readonly loss: number;
  /** Its value to its player, from before the ply. */
  readonly value: Value;
  readonly decision: Decision<Position, Move>;
  /** Whether it is certain; if chance acts, it may rest on estimates. */
  readonly exact: boolean;
}

/**
 * Judges a ply by its result: by proven values or, in games with chance, by estimates if nothing is
 * proven.
 *
 * @returns undefined if no player is to move, or if the value of some way to play is not known well
 * enough.
 */
export function judgePly<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  from: Position,
  to: Position,
): PlyVerdict<Position, Move> | undefined {
  const turn = rules.turn(from);
  const least = rules.chance === undefined ? 'proven' : 'estimated';
  const decision = decisionAt(rules, valuer, from, least);
  if (turn.kind !== 'player' || decision === undefined) return undefined;
  const after = valuer.valueTo(to, turn.seat);
  if (after === undefined || (least === 'proven' && !after.exact)) return undefined;
  const value = onePlyEarlier(after);
  const isCertain = (): boolean => {
    const key = rules.key(to);
    const others = decision.ways.filter((way) => rules.key(way.after) !== key);
    return isMarkCertain(
      value,
      others.map((way) => way.value),
    );
  };
  return {
    mark: markOf(decision, value, rules.chance !== undefined),
    loss: lossOf(decision.best, value),
    value,
    decision,
    exact: (decision.exact && after.exact) || (rules.chance !== undefined && isCertain()),
  };
}
