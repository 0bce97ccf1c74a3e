import type { Random } from '../../engine/random.ts';
import type { Bus } from './bus.ts';
import type { Preferences } from '../config/preferences.ts';
import type { Library } from '../library/library.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { Platform } from '../platform.ts';
import type { Clipboard } from '../saving/clipboard.ts';
import type { SaveFile } from '../saving/save-file.ts';

/** What every feature of the program can use. */
export interface Core {
  readonly platform: Platform;
  readonly bus: Bus;
  readonly random: Random;
  /** The clipboard of the platform, whose failures are refusals. */
  readonly clipboard: Clipboard;
  /** Saves in a file that the user chooses, and reports its path to the board. */
  readonly saveFile: SaveFile;
}

/** The core once the preferences are read. */
export interface CoreWithPreferences extends Core {
  readonly preferences: Preferences;
}

/** The core once a match lies on the table. */
export interface CoreWithMatch extends CoreWithPreferences {
  readonly library: Library;
  readonly host: MatchHost;
}
