import type { MatchView, PlayedView } from '../../electron/api/match-view.ts';
import type { Message } from '../../words/message.ts';

/** A point of something that can be clicked, and what lies over it there. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** Whether a click gets through. */
  readonly reached: boolean;
  /** What should not be there; nothing where a click gets through, or something may lie over it. */
  readonly coveredBy: string | null;
}

/** Something that is offered: a live hand, a card, something to choose from, an item of what lies open. */
export interface Offer {
  readonly name: string;
  readonly kind: 'hand' | 'card' | 'button';
  /** Lies on the table, or on what is open over it; otherwise at the top or in the side panel. */
  readonly onTable: boolean;
  /** Can be acted on now; a live hand may have to wait for another to be picked up. */
  readonly enabled: boolean;
  /** A hand of the player to move. */
  readonly own: boolean;
  readonly picked: boolean;
  /** The centre and three more; none where it is out of the window. */
  readonly points: readonly Point[];
}

/** Something that was to be heard since the board was opened, in order. */
export type Heard =
  | { readonly kind: 'said'; readonly text: string }
  /** A move came, of a player or of chance. */
  | {
      readonly kind: 'moved';
      readonly players: MatchView['players'];
      readonly plies: readonly { readonly seat: number | null; readonly text: Message }[];
    }
  /** Somebody went back or forward in the match. */
  | { readonly kind: 'travelled'; readonly to: number }
  /** Another match lies on the table. */
  | { readonly kind: 'dealt' };

/** The match as the main process tells of it, with all plies of the current line. */
export type MatchSeen = MatchView & { readonly history: readonly PlayedView[] };

/** Everything that is looked at after a step, at one moment: what main says, and what is drawn. */
export interface Facts {
  /** What the main process says of the match. */
  readonly view: MatchSeen;
  /** The table is shown, and no other page. */
  readonly atTable: boolean;
  readonly heading: string;
  /** The names of the dialogs that lie open, the topmost last. */
  readonly dialogs: readonly string[];
  /** A menu or a list of options lies open. */
  readonly menu: boolean;
  /** What lies over the buttons at the top though nothing is open. */
  readonly scrim: string | null;
  /** What has the keyboard; nothing where it is lost. */
  readonly focus: { readonly name: string; readonly inDialog: boolean } | null;
  readonly everFocused: boolean;
  /** What can be scrolled to the side. */
  readonly sideways: readonly string[];
  readonly offers: readonly Offer[];
  /** Ways to go on that lie over the hands. */
  readonly chooser: boolean;
  /** The list of moves, if it is shown. */
  readonly moves: {
    /** One for each move that is drawn; a digit that was drawn from the deck and what was done with it share one. */
    readonly rows: number;
    /** None is left out: of a long match, only those around what is in sight are drawn. */
    readonly whole: boolean;
    /** Every move and every draw in it, in order: its words, or the digit. */
    readonly plies: readonly { readonly text: string; readonly undone: boolean }[];
    /** Which row is marked, from 1; 0 for none. */
    readonly current: number;
    /** How much of the marked row can be seen, from 0 to 1. */
    readonly seen: number;
  } | null;
  /** The tab of the side panel that is chosen, where there are tabs. */
  readonly tab: string | null;
  /** The plot of who stood better, if it is shown. */
  readonly plot: {
    readonly moments: number;
    readonly marked: number;
    readonly names: string;
  } | null;
  readonly analysing: boolean;
  readonly canUndo: boolean | null;
  /** Who is marked as the one to move, or as the winner. */
  readonly active: readonly string[];
  readonly players: readonly string[];
  /** What hands say that they hold, and the number beside each. */
  readonly hands: readonly {
    readonly seat: number;
    readonly hand: number;
    readonly label: string;
    readonly number: string;
  }[];
  /** Meters by name, such as `Your score`: what they say, and the large number. */
  readonly meters: Readonly<Record<string, string>>;
  readonly largeNumbers: readonly string[];
  /** The words under the digit in hand. */
  readonly digitInHand: string | null;
  /** How many of each digit are left, in words. */
  readonly counts: readonly string[];
  /** The numbers that are marked as used. */
  readonly used: readonly number[];
  /** How the game ended, in words, until that is put away. */
  readonly over: string;
  /** The result was put away and can be shown again. */
  readonly putAway: boolean;
  readonly notices: number;
  readonly heard: readonly Heard[];
}

/** Whether something lies over the table that wants an answer first. */
export function isCovered({ dialogs, menu }: Facts): boolean {
  return dialogs.length > 0 || menu;
}

/** Whether a computer is about to move. */
export function isComputing({ view }: Facts): boolean {
  return view.state.kind === 'computer' && view.at === view.history.length;
}

/** Whether nobody but computers plays now, so that the match runs by itself. */
export function runsByItself({ view }: Facts): boolean {
  return view.playedOn || view.players.every(({ kind }) => kind === 'computer');
}

/** Whether it is a person's turn, or choice, on a table that nothing covers. */
export function isPersonsTurn(facts: Facts): boolean {
  return !isCovered(facts) && facts.view.state.kind === 'person';
}
