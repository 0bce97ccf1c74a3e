/**
 * A text for people without a language yet: its code in the catalogue, and what fills its
 * gaps. Plain JSON, so that it crosses IPC.
 */
export interface Message {
  readonly code: string;
  readonly values?: Readonly<Record<string, Value>>;
}

/** A player, whose name depends on who reads it. */
export interface SeatValue {
  readonly seat: number;
}

/** A setting, or one of its values: called by its name in files and in the terminal, in windows by its label. */
export interface SettingName {
  readonly setting: string;
  /** The file of the catalogue that has its words. */
  readonly of: string;
  /** A value of it that has a label; a number that has one is what it may be besides its range. */
  readonly value?: string | number | boolean;
}

/** Several values in a row, joined as the language joins them. */
export interface ListValue {
  readonly list: readonly Value[];
  /** `a, b, and c`; `a, b, or c`; or `a, b, c`. */
  readonly join: 'and' | 'or' | 'comma';
}

/** What may fill a gap. */
export type Value = string | number | Message | SeatValue | SettingName | ListValue;
