import type { Rules } from '../game.ts';
import { plyWaysFrom, type PlyWay } from '../solver/plies.ts';
import { byWorth, isSameValue, tolerance, type Valuer, type Worth } from './worth.ts';

/**
 * A way to play a ply with what it is worth to the one who plays it. Remoteness is counted from before the ply.
 *
 * A ply is all that one player decides in a row, as in the solver: a pick and what is done with it, or what a hand
 * is and the move that follows. Its decisions are judged together.
 */
export interface RatedPly<Position, Move> extends PlyWay<Position, Move> {
  readonly worth: Worth;
}

/** What a player had to decide, and what each way was worth. */
export interface Decision<Position, Move> {
  /** Every way to play, the best first. */
  readonly ways: readonly RatedPly<Position, Move>[];
  /** What the best is worth. */
  readonly best: Worth;
  /** The greatest loss that a legal ply brings. */
  readonly greatestLoss: number;
  /** The mean loss of who takes any legal move, each as likely: how much a position tempts to err. */
  readonly temptation: number;
}

/** @returns nothing where nobody is to move, or where the worth of some way to play is not certain. */
export function decisionAt<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
): Decision<Position, Move> | undefined {
  const turn = rules.turn(position);
  // What is not certain here is not certain after every move, and to look at all of them may take long.
  if (turn.kind !== 'player' || valuer.worth(position, turn.seat)?.exact !== true) return undefined;
  const ways: RatedPly<Position, Move>[] = [];
  for (const way of plyWaysFrom(rules, position)) {
    const worth = valuer.worth(way.after, turn.seat);
    if (worth?.exact !== true) return undefined;
    ways.push({ ...way, worth: onePlyEarlier(worth) });
  }
  ways.sort((one, other) => byWorth(one.worth, other.worth));
  const [first] = ways;
  if (first === undefined) return undefined;
  const best = first.worth;
  return {
    ways,
    best,
    greatestLoss: Math.max(...ways.map(({ worth }) => lossOf(best, worth))),
    temptation: ways.reduce(
      (sum, { worth, probability }) => sum + probability * lossOf(best, worth),
      0,
    ),
  };
}

/** What something was worth before the ply that led to it. */
export function onePlyEarlier(worth: Worth): Worth {
  const { remoteness } = worth;
  return remoteness === null ? worth : { ...worth, remoteness: remoteness + 1 };
}

/** How much a way to play gives away: what the best is worth less what it is worth itself. */
export function lossOf(best: Worth, played: Worth): number {
  const loss = best.value - played.value;
  return loss > tolerance ? loss : 0;
}

/** Whether there is anything to give away: some legal ply loses something. */
export function isCritical({
  greatestLoss,
}: Pick<Decision<never, never>, 'greatestLoss'>): boolean {
  return greatestLoss > 0;
}

/** The ways that keep the value, the quickest to a win or the slowest to a loss first. */
export function keeping<Position, Move>({
  ways,
  best,
}: Decision<Position, Move>): RatedPly<Position, Move>[] {
  return ways.filter(({ worth }) => isSameValue(worth, best));
}
