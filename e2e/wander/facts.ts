import type { MatchView, PlayedView } from '../../electron/api/match-view.ts';
import type { Message } from '../../words/message.ts';

/** A point of a clickable element, with the element that covers it. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Whether a click gets through. */
  readonly reached: boolean;
  /** An element that must not be there; null if a click gets through, or is allowed to be blocked. */
  readonly coveredBy: string | null;
}

/** Something to click: a live hand, a card, a choice, an item of an open menu or dialog. */
export interface Offer {
  readonly name: string;
  readonly kind: 'hand' | 'card' | 'button';
  /** On the table, or on a menu or dialog over it; otherwise at the top or in the side panel. */
  readonly onTable: boolean;
  /** Can be clicked now; a live hand may need another one to be picked up first. */
  readonly enabled: boolean;
  /** A hand of the player to move. */
  readonly own: boolean;
  readonly picked: boolean;
  /** The centre and three more; none outside the window. */
  readonly points: readonly Point[];
}

/** An event or announcement since the board was opened, in order. */
export type Heard =
  | { readonly kind: 'said'; readonly text: string }
  /** A move of a player or of chance. */
  | {
      readonly kind: 'moved';
      readonly players: MatchView['players'];
      readonly plies: readonly { readonly seat: number | null; readonly text: Message }[];
    }
  /** A jump back or forward in the match. */
  | { readonly kind: 'travelled'; readonly to: number }
  /** A new match on the table. */
  | { readonly kind: 'dealt' };

/** The view of the match from the main process, with all plies of the current line. */
export type MatchSeen = MatchView & { readonly history: readonly PlayedView[] };

/** The state after a step at one moment: the main process's view and the drawing. */
export interface Facts {
  /** The main process's view of the match. */
  readonly view: MatchSeen;
  /** Whether the table is the current page. */
  readonly atTable: boolean;
  readonly heading: string;
  /** The names of the open dialogs, the top one last. */
  readonly dialogs: readonly string[];
  /** Whether a menu or a list of options is open. */
  readonly menu: boolean;
  /** An element over the buttons at the top although no dialog is open. */
  readonly scrim: string | null;
  /** The focused element; null if there is none. */
  readonly focus: { readonly name: string; readonly inDialog: boolean } | null;
  readonly everFocused: boolean;
  /** The elements that can be scrolled sideways. */
  readonly sideways: readonly string[];
  readonly offers: readonly Offer[];
  /** The list of moves, if it is shown. */
  readonly moves: {
    /** The number of visible rows, one for each turn, with its draw and decisions. */
    readonly rows: number;
    /** The number of the marked row, from 1; 0 for none. */
    readonly current: number;
    /** The visible share of the marked row, from 0 to 1. */
    readonly seen: number;
  } | null;
  /** The selected tab of the side panel; null without tabs. */
  readonly tab: string | null;
  /** The plot of who stood better, if shown. */
  readonly plot: {
    readonly moments: number;
    readonly marked: number;
    readonly names: string;
  } | null;
  readonly analysing: boolean;
  readonly canUndo: boolean | null;
  /** The names of players marked as to move, or as winners. */
  readonly active: readonly string[];
  readonly players: readonly string[];
  readonly hands: readonly {
    readonly seat: number;
    readonly hand: number;
    readonly label: string;
  }[];
  /** The result of the game in words, unless it is under review. */
  readonly over: string;
  /** Whether the review is open. */
  readonly reviewing: boolean;
  readonly notices: number;
  readonly heard: readonly Heard[];
}

/** Whether a dialog or menu covers the table. */
export function isCovered({ dialogs, menu }: Facts): boolean {
  return dialogs.length > 0 || menu;
}

/** Whether a computer is about to move. */
export function isComputing({ view }: Facts): boolean {
  return view.state.kind === 'computer' && view.at === view.history.length;
}

/** Whether only computers play, so that the match runs by itself. */
export function runsByItself({ view }: Facts): boolean {
  return view.playedOn || view.players.every(({ kind }) => kind === 'computer');
}

/** Whether it is a person's turn, or choice, on an uncovered table. */
export function isPersonsTurn(facts: Facts): boolean {
  return !isCovered(facts) && facts.view.state.kind === 'person';
}
