import type { MatchView } from '../../electron/api/match-view.ts';
import type { SettingValue } from '../../electron/api/preferences.ts';
import type { RequestOf } from '../../electron/api/requests.ts';

/** What the dialog needs of the board that it lies on. */
export interface SetUpHost {
  readonly view: MatchView | undefined;
  readonly analysing: boolean;
  /** What was refused last, in a sentence. */
  readonly problem: string;
  startMatch(request: RequestOf<'newMatch'>): Promise<boolean>;
  toggleAnalysis(): void;
  /** Keeps one setting of a game, or of another part. */
  keepSetting(part: string, name: string, value: SettingValue): void;
}
