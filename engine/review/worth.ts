import type { Outcome, Rules, Seat } from '../game.ts';
import type { Exact } from '../solution.ts';

/** What a position, or a way to play, is worth to a seat. */
export interface Worth {
  /** A win is 1, a draw ½, a loss 0; in games with chance it is the probability of winning. */
  readonly value: number;
  /** Plies to the end under perfect play; null for a draw, and where it is not known or chance decides. */
  readonly remoteness: number | null;
  /** Otherwise an estimate, by which nobody's move is judged. */
  readonly exact: boolean;
}

/** Knows what positions are worth: by solved tables, by the odds of a game with chance, or by estimate. */
export interface Valuer<Position> {
  /** What a position is worth to a seat, whoever is to move; nothing where that is not known. */
  worth(position: Position, seat: Seat): Worth | undefined;
}

/** How far values may differ that are in truth the same: tables are exact to a billionth. */
export const tolerance = 2e-9;

/** Knows the worth of positions in which the game is over, and leaves the others to another valuer. */
export function knowingEnds<Position, Move>(
  rules: Pick<Rules<Position, Move>, 'turn'>,
  valuer: Valuer<Position>,
): Valuer<Position> {
  return {
    worth(position, seat) {
      const turn = rules.turn(position);
      return turn.kind === 'over' ? worthOfEnd(turn.outcome, seat) : valuer.worth(position, seat);
    },
  };
}

function worthOfEnd(outcome: Outcome, seat: Seat): Worth {
  if (outcome.kind === 'draw') return drawn;
  return { value: outcome.winner === seat ? 1 : 0, remoteness: 0, exact: true };
}

/** The worth of a solved position of two players, to the one to move or to the other one. */
export function worthOf({ value, remoteness, proven }: Exact, toMover: boolean): Worth {
  const forMover = points[value];
  return { value: toMover ? forMover : 1 - forMover, remoteness, exact: proven !== false };
}

const points: Readonly<Record<Exact['value'], number>> = { win: 1, draw: 0.5, lose: 0 };

/** A game that is drawn. */
export const drawn: Worth = { value: 0.5, remoteness: null, exact: true };

/** Sorts what is better first: of equal values quick wins, and slow losses. */
export function byWorth(one: Worth, other: Worth): number {
  return other.value - one.value || slowness(one) - slowness(other);
}

/** Whether both are worth the same, however long it takes. */
export function isSameValue(one: Worth, other: Worth): boolean {
  return Math.abs(one.value - other.value) <= tolerance;
}

/** How much longer than need be something takes to the one who plays it: plies to a win, or saved from a loss. */
export function slowness({ value, remoteness }: Worth): number {
  if (remoteness === null || (value > 0 && value < 1)) return 0;
  return value === 1 ? remoteness : -remoteness;
}
