import type { Action } from '../action.ts';

/** Something that can be done on a page besides the table. */
export interface Deed extends Action {
  /** Words of what was done that may begin another match, or lay one on the table; nothing where none does. */
  readonly begins?: RegExp;
}

/** A page besides the table. */
export interface Place {
  readonly name: string;
  /** Its keys, as the menu has them. */
  readonly keys: string;
  /** Its line in the menu of the board. */
  readonly item: RegExp;
  /** What can be done on it besides what can be done on every page. */
  readonly deeds: readonly Deed[];
}
