import type { ExplorerProgressView } from './explorer.ts';
import type { LibraryChange } from './library.ts';
import type { MatchUpdate } from './match-update.ts';
import type { PreferencesView } from './preferences.ts';
import type { ReviewProgressView } from './reviews.ts';

/** What the main process tells windows. */
export interface Events {
  /** The match has changed, or a window that begins has asked for it. */
  view: MatchUpdate;
  /** Something that is kept has changed: a match on the table or in the library. */
  library: LibraryChange;
  /** The preferences have changed, in a window or by hand, or a window that begins has asked for them. */
  preferences: PreferencesView;
  /** Somebody wants another page of the preferences: the rules of the game with this id. */
  preferencesPage: string;
  /** How far the review is that the board waits for. */
  reviewProgress: ReviewProgressView;
  /** How far what was asked last of the explorer or the state map is. */
  explorerProgress: ExplorerProgressView;
  /** The path of a file that was just saved where the user chose. */
  saved: string;
  /** The id of a command that was chosen in the menu bar, and that the board carries out. */
  command: string;
}

/** The name of an event. */
export type EventName = keyof Events;
