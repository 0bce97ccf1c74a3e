import type { Rules } from '../game.ts';
import { plyWaysFrom, type PlyWay } from '../solver/plies.ts';
import { byValue, isSameScore, lossOf, onePlyEarlier, type Value } from '../analysis/value.ts';
import type { Valuer } from './valuers.ts';

/**
 * A way to play a ply, with its value to its player. Remoteness is counted from before the ply.
 *
 * As in the solver, a ply is everything that one player decides in a row: a pick and its use, or the
 * choice for a hand and the move that follows. These decisions are judged together.
 */
export interface RatedPly<Position, Move> extends PlyWay<Position, Move> {
  readonly value: Value;
}

/** A player's decision, with the value of each way to play. */
export interface Decision<Position, Move> {
  /** Every way to play, the best first. */
  readonly ways: readonly RatedPly<Position, Move>[];
  /** The values of the best and of the worst. */
  readonly best: Value;
  readonly worst: Value;
  /** The mean loss of a random legal move: how tempting errors are. */
  readonly meanLoss: number;
  /** Whether the values of all ways are proven. */
  readonly exact: boolean;
}

/**
 * Rates all ways to play in a position.
 *
 * @param least - the required certainty: proven values by default, or estimates.
 * @returns undefined if no player is to move, or if the value of some way to play is not known well
 * enough.
 */
export function decisionAt<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
  least: 'proven' | 'estimated' = 'proven',
): Decision<Position, Move> | undefined {
  const turn = rules.turn(position);
  const isEnough = (value: Value | undefined): value is Value =>
    value !== undefined && (value.exact || least === 'estimated');
  // If the position isn't certain, neither are all its successors, and checking them may take long.
  if (turn.kind !== 'player' || !isEnough(valuer.valueTo(position, turn.seat))) return undefined;
  const ways: RatedPly<Position, Move>[] = [];
  for (const way of plyWaysFrom(rules, position)) {
    const after = valuer.valueTo(way.after, turn.seat);
    if (!isEnough(after)) return undefined;
    ways.push({ ...way, value: onePlyEarlier(after) });
  }
  ways.sort((one, other) => byValue(one.value, other.value));
  const [best, worst] = [ways[0]?.value, ways.at(-1)?.value];
  if (best === undefined || worst === undefined) return undefined;
  return {
    ways,
    best,
    worst,
    exact: ways.every(({ value }) => value.exact),
    meanLoss: ways.reduce(
      (sum, { value, probability }) => sum + probability * lossOf(best, value),
      0,
    ),
  };
}

/** The ways that keep the value, the quickest to a win or the slowest to a loss first. */
export function keeping<Position, Move>({
  ways,
  best,
}: Decision<Position, Move>): RatedPly<Position, Move>[] {
  return ways.filter(({ value }) => isSameScore(value, best));
}
