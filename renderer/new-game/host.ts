import type { MatchView } from '../../electron/api/match-view.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import type { SettingValue } from '../../electron/api/preferences.ts';

/** What the dialog needs of the board that it lies on. */
export interface NewGameHost {
  readonly view: MatchView | undefined;
  /** The game that was chosen already; the one on the table where none was. */
  readonly newGameOf: string | undefined;
  /** What was refused last, in a sentence. */
  readonly problem: string;
  startMatch(request: RequestOf<'newMatch'>): Promise<boolean>;
  /** Keeps what was chosen for the next time. */
  keep(choices: Readonly<Record<string, RequestOf<'setPreference'>['value']>>): void;
  /** Keeps one setting of a game. */
  keepSetting(game: string, name: string, value: SettingValue): void;
  /** Opens the preferences at the rules of a game. */
  openRulesPreferences(game: string): void;
}
