import type { Seat } from '../game.ts';
import type { SummationSettings } from './settings.ts';

/** A position of Summation Duel. */
export interface SummationPosition {
  /** The numbers of the used cards in ascending order; none if numbers are never used up. */
  readonly used: readonly number[];
  /** The total, if numbers are never used up; otherwise it follows from the used cards. */
  readonly total?: number;
  readonly turn: Seat;
}

/** A turn of Summation Duel: the number that is added. */
export interface SummationMove {
  readonly number: number;
}

/** The first position. */
export function startPosition({ copies }: SummationSettings, first: Seat): SummationPosition {
  return copies === 'unlimited' ? { used: [], total: 0, turn: first } : { used: [], turn: first };
}

/** The total on the table. */
export function totalOf({ used, total }: SummationPosition): number {
  return total ?? used.reduce((sum, number) => sum + number, 0);
}

/** The position after a number is added. */
export function withNumber(position: SummationPosition, number: number): SummationPosition {
  const { used, total, turn } = position;
  const next = 1 - turn;
  return total === undefined
    ? { used: [...used, number].sort((one, other) => one - other), turn: next }
    : { used, total: total + number, turn: next };
}

/** The cards that are left of a number; Infinity if it is never used up. */
export function cardsLeftOf(
  { copies }: Pick<SummationSettings, 'copies'>,
  { used }: Pick<SummationPosition, 'used'>,
  number: number,
): number {
  return copies === 'unlimited' ? Infinity : copies - used.filter((each) => each === number).length;
}

/** The numbers that are not used up, in ascending order. */
export function availableNumbers(
  settings: Pick<SummationSettings, 'numbers' | 'copies'>,
  position: Pick<SummationPosition, 'used'>,
): number[] {
  const all = Array.from({ length: settings.numbers }, (_, index) => index + 1);
  return all.filter((number) => cardsLeftOf(settings, position, number) > 0);
}
