import type { Seat } from '../game.ts';
import type { SummationSettings } from './settings.ts';

/** A position of Summation Duel. */
export interface SummationPosition {
  /** The used numbers in ascending order. */
  readonly used: readonly number[];
  readonly turn: Seat;
}

/** A turn of Summation Duel: the number that is added. */
export interface SummationMove {
  readonly number: number;
}

/** The total on the table. */
export function totalOf(position: SummationPosition): number {
  return position.used.reduce((sum, number) => sum + number, 0);
}

/** The unused numbers in ascending order. */
export function availableNumbers(
  settings: SummationSettings,
  position: SummationPosition,
): number[] {
  const all = Array.from({ length: settings.numbers }, (_, index) => index + 1);
  return all.filter((number) => !position.used.includes(number));
}
