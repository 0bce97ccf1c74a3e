import type { ConquestSettings } from '../settings.ts';

/** The settings that determine the values of a game without a turn limit. */
export interface Race {
  readonly target: number;
  readonly digits: number;
  readonly copies: number;
  /** Whether subtracting from a smaller score gives 0; otherwise it is illegal. */
  readonly clamped: boolean;
  /** Whether digits are picked from the open deck; otherwise draws are random. */
  readonly picks?: boolean;
  /** Whether turns are limited: behind the values, tables have the probabilities of a draw, which count half in them. */
  readonly limited?: boolean;
}

/** The race of some settings, with random draws. */
export function raceOf({ target, digits, copies, subtraction }: ConquestSettings): Race {
  return { target, digits, copies, clamped: subtraction === 'clamped' };
}

/** The shuffled deck: the count of each digit, 1 first. */
export function fullDeck({ digits, copies }: Race): number[] {
  return Array<number>(digits).fill(copies);
}

/**
 * The entry of a table for the player who has just moved, with the scores `own` and `other`. Rows 0 to `target` are `own`; the
 * last row is all 1, since that player has won. Columns 0 to `target - 1` are `other`.
 */
export function entryOf({ target }: Race, own: number, other: number): number {
  return own * target + other;
}

/** The number of values of a table, see {@link entryOf}. */
export function tableSize({ target }: Race): number {
  return (target + 1) * target;
}

/** The number of values and of probabilities of a draw in a table. */
export function numbersOf(race: Race): number {
  return tableSize(race) * (race.limited === true ? 2 : 1);
}

/** A table of one half everywhere, except for games that are won. */
export function evenTable(race: Race): Float64Array {
  return new Float64Array(tableSize(race)).fill(0.5).fill(1, race.target * race.target);
}

/** The table at the turn limit: all games are drawn that aren't won. */
export function drawnTable(race: Race): Float64Array {
  const size = tableSize(race);
  const won = race.target * race.target;
  const table = new Float64Array(numbersOf(race)).fill(1, size, size + won);
  table.set(evenTable(race));
  return table;
}
