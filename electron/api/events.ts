import type { ExplorerProgressView } from './explorer.ts';
import type { LibraryChange } from './library.ts';
import type { MatchUpdate } from './match-update.ts';
import type { MatchView } from './match-view.ts';
import type { PeopleView } from './people.ts';
import type { PreferencesView } from './preferences.ts';
import type { ReviewProgress } from './reviews.ts';
import type { OpeningView } from './records.ts';
import type { TaskView } from './tasks.ts';
import type { TournamentView } from './tournaments.ts';

/** The events that the main process sends to windows. */
export interface Events {
  /** The match has changed, or a new window has requested it. */
  view: MatchUpdate;
  /** Saved matches have changed: on the table or in the library. */
  library: LibraryChange;
  /** The preferences have changed, in a window or by hand, or a new window has requested them. */
  preferences: PreferencesView;
  /** The people on this machine, or who is there, have changed. */
  people: PeopleView;
  /** Another person is at the machine, or a guest: the board starts anew. */
  person: string | null;
  /** The preferences open at the rules of the game with this id. */
  preferencesPage: string;
  /** The position after a try in a practice, before it is judged. */
  practice: MatchView;
  /** The progress of the review that the board waits for. */
  reviewProgress: ReviewProgress;
  /** The progress of the latest request of the explorer or the state map. */
  explorerProgress: ExplorerProgressView;
  /** The open task, or what has become of it; null if none is open any more. */
  task: TaskView | null;
  /** How many files of the folder that is being read for results are read. */
  resultsRead: { readonly read: number; readonly of: number };
  /** A tournament that computers play has come further. */
  tournament: TournamentView;
  /** The records that are being opened, if that takes long; null once they are open or refused. */
  opening: OpeningView | null;
  /** The path of a file just saved to a place that the user chose. */
  saved: string;
  /** The id of a command from the menu bar that the board runs. */
  command: string;
}

/** The name of an event. */
export type EventName = keyof Events;
