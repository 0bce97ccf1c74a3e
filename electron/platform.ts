import type { TextsToOpen } from '../storage/library/read-records.ts';
import type { Message } from '../words/message.ts';
import type { Analyst } from './analyst/analyst.ts';
import type { PreferencesView } from './api/preferences.ts';
import type { Arguments } from './command-line.ts';
import type { Log } from './diagnosis/log.ts';
import type { FileDialogs } from './records/records.ts';
import type { Clipboard } from './saving/clipboard.ts';
import type { Windows } from './windows/windows.ts';

/** What the program needs of what it runs on. */
export interface Platform {
  /** Where the config file and the matches are kept, unless the arguments say otherwise. */
  readonly folder: string;
  readonly given: Arguments;
  /** Whether what can keep a start from finishing is left out. */
  readonly safe: boolean;
  /** The folder in which the games are that were solved beforehand. */
  readonly atlases: string;
  /** The language of the system, as a BCP 47 tag. */
  readonly locale: string;
  readonly about: { readonly version: string; readonly runtime: Message };
  readonly analyst: Analyst;
  readonly windows: Pick<
    Windows,
    'boardListens' | 'close' | 'commandBoard' | 'open' | 'openBoard' | 'tellAll' | 'tellBoard'
  >;
  /** The program speaks another language: what is built of words is to be built anew. */
  readonly spoken: () => void;
  readonly useTheme: (theme: PreferencesView['appearance']['theme']) => void;
  readonly showInFolder: (file: string) => void;
  readonly clipboard: Clipboard;
  readonly dialogs: FileDialogs;
  /** Reads matches where nobody waits for it. */
  readonly readRecords: (text: string) => Promise<TextsToOpen>;
  /** The files that were opened last are others: what is built of them is to be built anew. */
  readonly recentChanged: () => void;
  readonly log: Log;
  readonly quit: () => void;
}
