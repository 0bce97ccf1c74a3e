import type { ConquestSettings } from '../settings.ts';

/** The part of the settings that decides what a digit is worth while no turn limit is set. */
export interface Race {
  readonly target: number;
  readonly digits: number;
  readonly copies: number;
  /** Whether a score too small for the digit is taken to 0, or the digit can't be subtracted. */
  readonly clamped: boolean;
  /** Whether digits are picked from the open deck; random draws, if left out. */
  readonly picks?: boolean;
}

/** The race that settings describe, with random draws. */
export function raceOf({ target, digits, copies, subtraction }: ConquestSettings): Race {
  return { target, digits, copies, clamped: subtraction === 'clamped' };
}

/** The deck after a shuffle: how many of each digit, 1 first. */
export function fullDeck({ digits, copies }: Race): number[] {
  return Array<number>(digits).fill(copies);
}

/**
 * Where a table keeps the value for the player who has just moved and now has the score `own`, the
 * other having `other`. The rows 0 to `target` are `own`, the last of them all 1, since that player
 * has won; the columns 0 to `target - 1` are `other`.
 */
export function entryOf({ target }: Race, own: number, other: number): number {
  return own * target + other;
}

/** How many numbers a table has; see {@link entryOf}. */
export function tableSize({ target }: Race): number {
  return (target + 1) * target;
}

/** A table in which nobody is ahead: one half everywhere, but for those who have won. */
export function evenTable(race: Race): Float64Array {
  return new Float64Array(tableSize(race)).fill(0.5).fill(1, race.target * race.target);
}
