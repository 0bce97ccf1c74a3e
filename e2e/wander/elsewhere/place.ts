import type { Action } from '../action.ts';

/** An action on a page other than the table. */
export interface PageAction extends Action {
  /** Matches descriptions of actions that may put another match on the table; undefined if none does. */
  readonly begins?: RegExp;
}

/** A page other than the table. */
export interface Place {
  readonly name: string;
  /** Its shortcut, in the menu's notation. */
  readonly keys: string;
  /** Its item in the menu of the board. */
  readonly item: RegExp;
  /** Its actions besides those of every page. */
  readonly actions: readonly PageAction[];
}
