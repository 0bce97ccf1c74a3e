import type { EventEmitter } from 'node:events';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { OpenedMatch } from '../../storage/library/kept-match.ts';
import type { ReviewAnswer } from '../analyst/tasks.ts';
import type { Random } from '../../engine/random.ts';
import type { Preferences } from '../config/preferences.ts';
import type { Library } from '../library/library.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { SessionState } from '../match/session.ts';
import type { PeopleHost } from '../people/people-host.ts';
import type { Platform } from '../platform.ts';
import type { Programs } from '../programs/programs.ts';
import type { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import type { Clipboard } from '../saving/clipboard.ts';
import type { DragOut } from '../saving/drag-out.ts';
import type { SaveFile } from '../saving/save-file.ts';

/** Events within the main process, by name, with their arguments. */
interface Happenings {
  /** The board has asked for the match, and listens from now on. */
  boardAsked: [];
  /** The board has drawn what it was sent. */
  boardShown: [];
  /** The match on the table has changed, or another one was put there. */
  matchChanged: [now: SessionState];
  /** The match on the table has come to its end. */
  matchEnded: [ended: SessionState];
  /** A review of a match is finished. */
  reviewDone: [table: SeatedMatch, answer: ReviewAnswer];
  /** The preferences or their notices have changed. */
  preferencesChanged: [];
  /** The people on the machine have changed, or who of them is there. */
  peopleChanged: [];
  /** Another person is at the machine. */
  personChanged: [];
  /** A person is called otherwise. */
  personRenamed: [from: string, to: string];
  /** What the menu bar shows has changed: the language or the user's own keys. */
  menuChanged: [];
}

/** Carries events between features; listeners are called in the order in which they subscribed. */
export type Bus = EventEmitter<Happenings>;

/** What every feature of the program can use. */
export interface Core {
  readonly platform: Platform;
  readonly bus: Bus;
  readonly random: Random;
  /** The clipboard of the platform, whose failures are refusals. */
  readonly clipboard: Clipboard;
  /** Saves in a file that the user chooses, and reports its path to the board. */
  readonly saveFile: SaveFile;
  readonly dragOut: DragOut;
  readonly tournaments: TournamentFolder;
}

/** The core once the preferences are read. */
export interface CoreWithPreferences extends Core {
  readonly preferences: Preferences;
}

/** The core once it is known who is at the machine. */
export interface CoreWithPeople extends CoreWithMatch {
  readonly people: PeopleHost;
}

/** The core once a match lies on the table. */
export interface CoreWithMatch extends CoreWithPreferences {
  readonly library: Library;
  /** The match that was on the table when the program ended, whether it is over or not; undefined if there is none. */
  readonly lastMatch: Promise<OpenedMatch | undefined>;
  readonly host: MatchHost;
  readonly programs: Programs;
}
