import type { ReadLong } from '../storage/library/match-entries.ts';
import type { MatchesToOpen, Reading } from '../storage/library/read-records.ts';
import type { Analyst } from './analyst/analyst.ts';
import type { PreferencesView } from './api/preferences.ts';
import type { Arguments } from './command-line.ts';
import type { Log } from './diagnosis/log.ts';
import type { FileDialogs } from './records/records.ts';
import type { Clipboard } from './saving/clipboard.ts';
import type { Windows } from './windows/windows.ts';

/** The platform that the program needs: folders, windows, dialogs and the rest of the system. */
export interface Platform {
  /** The folder of the config file and the matches, unless the arguments name others. */
  readonly folder: string;
  /** The folder of what is noted for the next start. */
  readonly state: string;
  /** The folder of what the program can do without. */
  readonly cache: string;
  readonly given: Arguments;
  /** A safe start, without anything that can keep a start from finishing. */
  readonly safe: boolean;
  /** The folder of the shipped atlases. */
  readonly atlases: string;
  /** The languages of the system as BCP 47 tags, the preferred one first. */
  readonly systemLanguages: readonly string[];
  readonly about: Pick<PreferencesView, 'version' | 'kiosk' | 'runtime'>;
  readonly analyst: Analyst;
  readonly windows: Pick<
    Windows,
    | 'boardListens'
    | 'close'
    | 'closeFront'
    | 'commandBoard'
    | 'open'
    | 'openBeginning'
    | 'openBoard'
    | 'printBoard'
    | 'startDrag'
    | 'tellAll'
    | 'tellBoard'
  >;
  /** Called when the language is known, and when it or the user's own keys change: the menu must be rebuilt. */
  readonly spoken: () => void;
  readonly useTheme: (theme: PreferencesView['appearance']['theme']) => void;
  readonly showInFolder: (file: string) => void;
  readonly clipboard: Clipboard;
  readonly dialogs: FileDialogs;
  /** Reads matches in a separate thread. */
  readonly readRecords: (text: string, reading: Reading) => Promise<MatchesToOpen>;
  /** Reads a long match of the library in a separate thread. */
  readonly readLong: ReadLong;
  /** Called when the recent files have changed: their menu must be rebuilt. */
  readonly recentChanged: () => void;
  readonly log: Log;
  readonly quit: () => void;
  /** Quits, and starts again. */
  readonly restart: () => void;
}
