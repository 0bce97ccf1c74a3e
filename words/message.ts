import type { Messages } from './messages.ts';
import type { ListValue, Message, SeatValue, SettingName, Value } from './value.ts';

export type { ListValue, Message, SeatValue, SettingName, Value };

/** The code of a message: its path in the file of the catalogue that has it, with dots: `board.undo`. */
export type Code = keyof Messages;

/** The values of a message; none for a message without gaps. */
export type ValuesOf<Of extends Code> = keyof Messages[Of] extends never
  ? readonly []
  : readonly [values: Messages[Of]];

/** The code of a message without gaps. */
export type PlainCode = {
  [Of in Code]: keyof Messages[Of] extends never ? Of : never;
}[Code];

/** A message of the catalogue, with the values that it asks for. */
export function message<Of extends Code>(code: Of, ...[values]: ValuesOf<Of>): Message {
  return values === undefined ? { code } : { code, values };
}

/** Values joined by "and". */
export function allOf(list: readonly Value[]): ListValue {
  return { list, join: 'and' };
}

/** Values joined by "or". */
export function anyOf(list: readonly Value[]): ListValue {
  return { list, join: 'or' };
}

/** Values joined by commas. */
export function listed(list: readonly Value[]): ListValue {
  return { list, join: 'comma' };
}

/** The player at a seat, from 0. */
export function playerAt(seat: number): SeatValue {
  return { seat };
}

const handWords = [
  ['only'],
  ['left', 'right'],
  ['left', 'middle', 'right'],
  ['first', 'second', 'third', 'fourth'],
] as const;

/** The word by which the sentences of the catalogue name a hand. */
export type HandWord = (typeof handWords)[number][number];

/**
 * The word for one of a player's hands.
 *
 * @param hand - from 0, which is the left one.
 * @param of - the number of the player's hands.
 */
export function handWord(hand: number, of: number): HandWord {
  return handWords[of - 1]?.[hand] ?? 'only';
}
