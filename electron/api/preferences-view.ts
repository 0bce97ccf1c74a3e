import type { Appearance } from '../../engine/config.ts';
import type { Difficulty } from '../../engine/players.ts';
import type * as engine from '../../engine/settings.ts';
import type { Settings } from '../../engine/settings.ts';

export type { SettingValue } from '../../engine/settings.ts';
export type { Appearance, Difficulty, Settings };

/** What was wrong in the config file or with it, in a sentence. */
export interface ConfigNotice {
  /** The key that was wrong, joined with dots; empty where the file as a whole was. */
  readonly key: string;
  readonly sentence: string;
}

/** What a setting is called, and what it does in a sentence. */
interface Worded {
  readonly label: string;
  readonly sentence: string;
}

/** A setting of a game with its words. */
export type Setting =
  | (Omit<engine.ChoiceSetting, 'options'> &
      Worded & { readonly options: readonly (Worded & { readonly value: string })[] })
  | (engine.SwitchSetting & Worded)
  | (Omit<engine.NumberSetting, 'also'> &
      Worded & { readonly also?: { readonly value: number; readonly label: string } });

/** What a setting asks of another one, with the cure in a sentence. */
export interface Requirement extends engine.Requirement {
  readonly sentence: string;
}

/** The preferences, with all that a window needs to draw and check them. */
export interface PreferencesView {
  readonly file: string;
  readonly version: string;
  /** What the program runs on, in words. */
  readonly runtime: string;
  readonly game: string;
  readonly players: readonly ('person' | 'computer')[];
  readonly difficulty: readonly Difficulty[];
  readonly first: number | 'random';
  readonly appearance: Appearance;
  /** The appearance where nothing is said. */
  readonly usualAppearance: Appearance;
  readonly games: readonly GameView[];
  readonly notices: readonly ConfigNotice[];
}

/** A game with its settings as data and as they are set. */
export interface GameView {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly definitions: readonly Setting[];
  readonly requirements: readonly Requirement[];
  readonly presets: readonly PresetView[];
  readonly settings: Settings;
  /** How many seats these settings give. */
  readonly seats: number;
}

/** Settings with a name: the game's own, or a person's. */
export interface PresetView {
  readonly name: string;
  /** All settings of the game. */
  readonly settings: Settings;
  readonly seats: number;
  /** Made by the person, so that it can be renamed and deleted. */
  readonly own: boolean;
}
