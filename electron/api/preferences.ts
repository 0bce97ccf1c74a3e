import { z } from 'zod';
import type { Access } from '../../storage/config/access.ts';
import type { Appearance } from '../../storage/config/appearance.ts';
import type { Config } from '../../storage/config/config.ts';
import type { Dye, Looks, Sleeve } from '../../storage/config/looks.ts';
import type { Sound } from '../../storage/config/sound.ts';
import type { Character, Difficulty, Grade } from '../../engine/computer/computer-players.ts';
import type { Requirement, Setting, Settings } from '../../engine/settings/settings.ts';
import type { Language } from '../../words/languages.ts';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';
import { longestPresetName } from './preset-name.ts';
import { settingValue } from './setting-values.ts';

export type { Requirement, Setting, SettingValue } from '../../engine/settings/settings.ts';
export type { Access, Appearance, Difficulty, Dye, Looks, Settings, Sleeve, Sound };

/** A problem in the config file or with it. */
export interface ConfigNotice {
  /** Identifies it when the user dismisses it. */
  readonly id: number;
  /** The key that was wrong, joined with dots; empty if the file as a whole was. */
  readonly key: string;
  readonly message: Message;
}

/** The preferences, with all that a window needs to draw and check them. */
export interface PreferencesView extends Pick<
  Config,
  | 'game'
  | 'players'
  | 'difficulty'
  | 'names'
  | 'first'
  | 'appearance'
  | 'looks'
  | 'sound'
  | 'access'
> {
  readonly file: string;
  readonly version: string;
  /** The runtime of the program. */
  readonly runtime: Message;
  /** The language in use: the one set, or the one that `system` stands for. */
  readonly language: Language;
  /** The settings of the program as a whole, the appearance among them. */
  readonly parts: readonly PartView[];
  readonly games: readonly GameView[];
  readonly notices: readonly ConfigNotice[];
}

/** Settings that belong together: their definitions and values. */
export interface PartView {
  readonly id: string;
  /** The keys to the settings, as the request `setPreference` takes them. */
  readonly path: readonly string[];
  readonly definitions: readonly Setting[];
  readonly requirements: readonly Requirement[];
  readonly settings: Settings;
}

/** A game with its settings. */
export interface GameView extends PartView {
  readonly presets: readonly PresetView[];
  /** How many seats these settings give. */
  readonly seats: number;
  readonly computers: OfferedComputers;
}

/** The computer players that make sense under some settings, between two players and among more. */
export interface OfferedComputers {
  readonly two: readonly (Grade | Character)[];
  readonly more: readonly (Grade | Character)[];
}

/** Settings with a name, made by the game or by the user. */
export interface PresetView {
  /** The user's name for it; the id of one of the game's own. */
  readonly name: string;
  /** All settings of the game. */
  readonly settings: Settings;
  readonly seats: number;
  readonly computers: OfferedComputers;
  /** Made by the user, so that it can be renamed and deleted. */
  readonly own: boolean;
}

const game = z.string().max(40);

const presetName = z.string().trim().min(1).max(longestPresetName);

/** Keys of the config file, from the outside in. */
const settingPath = z.array(z.string().min(1).max(40)).min(1).max(3);

/** What windows can ask about the preferences. */
export const preferenceRequests = {
  /** Sends the preferences to the window that asks, as an event. */
  preferences: request(z.undefined()),
  /** Changes one value of the config file, named by its keys from the outside in. */
  setPreference: request(
    z.strictObject({
      path: settingPath,
      value: z.union([settingValue, z.array(z.union([z.string().max(40), z.number()])).max(6)]),
    }),
  ),
  /** Resets settings to their defaults, each named by its keys in the config file. */
  resetPreferences: request(z.strictObject({ paths: z.array(settingPath).min(1).max(300) })),
  /** Saves the current settings of a game under a name; `replace` one of that name. */
  savePreset: request(z.strictObject({ game, name: presetName, replace: z.boolean() })),
  renamePreset: request(z.strictObject({ game, name: presetName, to: presetName })),
  deletePreset: request(z.strictObject({ game, name: presetName })),
  /** Opens the preferences at the rules of a game. */
  showRulesPreferences: request(z.strictObject({ game })),
  /** Begins a match of a game with the rules of the preferences, between those who played last, and shows it. */
  startWithRules: request(z.strictObject({ game })),
  /** Closes the window of the preferences. */
  closePreferences: request(z.undefined()),
  /** Dismisses these notices. */
  dismissNotices: request(z.strictObject({ ids: z.array(z.int().min(0)).max(1000) })),
} as const;
