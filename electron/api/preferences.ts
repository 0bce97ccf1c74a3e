import type { MeasuredResult } from '../../engine/capabilities/measured-results.ts';
import { z } from 'zod';
import type { Access } from '../../storage/config/access.ts';
import type { Appearance } from '../../storage/config/appearance.ts';
import type { Config } from '../../storage/config/config.ts';
import type { Dye, Looks, Sleeve } from '../../storage/config/looks.ts';
import type { Sound } from '../../storage/config/sound.ts';
import type { Character, Difficulty, Grade } from '../../engine/capabilities/computer-players.ts';
import type { Requirement, Setting, Settings } from '../../engine/settings/settings.ts';
import { visible } from '../../words/foreign-text.ts';
import type { Language } from '../../words/languages.ts';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';
import { longestPresetName } from './settings.ts';
import { settingValue, settingValues } from './setting-values.ts';

export type { Requirement, Setting, SettingValue } from '../../engine/settings/settings.ts';
export type { Access, Appearance, Difficulty, Dye, Looks, Settings, Sleeve, Sound };

/** A problem in the config file or with it. */
export interface ConfigNotice {
  /** Identifies it when the user dismisses it. */
  readonly id: number;
  /** The key of the faulty value, joined with dots; empty if the whole file is faulty. */
  readonly key: string;
  readonly message: Message;
}

/** The preferences, with everything a window needs to show and check them. */
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
  | 'keys'
> {
  readonly file: string;
  readonly version: string;
  /** Whether the program runs for visitors, without menus, files and preferences. */
  readonly kiosk: boolean;
  /** The runtime of the program. */
  readonly runtime: Message;
  /** The language in use: the chosen one, or the system's. */
  readonly language: Language;
  /** The settings of the program as a whole, including the appearance. */
  readonly parts: readonly PartView[];
  readonly games: readonly GameView[];
  readonly notices: readonly ConfigNotice[];
}

/** A group of settings: their definitions and values. */
export interface PartView {
  readonly id: string;
  /** The path to the settings, for the request `setPreference`. */
  readonly path: readonly string[];
  readonly definitions: readonly Setting[];
  readonly requirements: readonly Requirement[];
  readonly settings: Settings;
}

/** A game with its settings. */
export interface GameView extends PartView {
  readonly presets: readonly PresetView[];
  /** The number of seats under these settings. */
  readonly seats: number;
  readonly computers: OfferedComputers;
  /** How computers do between two under the standard rules, by their names. */
  readonly results: ComputerResults;
}

/** The results of computers, by their names; those that weren't measured are missing. */
export type ComputerResults = Readonly<Record<string, MeasuredResult>>;

/** The suitable computer players under some settings, with two players and with more. */
export interface OfferedComputers {
  readonly two: readonly (Grade | Character)[];
  readonly more: readonly (Grade | Character)[];
}

/** The rules of a match to come. */
export interface PlayableRules {
  /** All settings of the game. */
  readonly settings: Settings;
  readonly seats: number;
  readonly computers: OfferedComputers;
}

/** Named settings of the game or the user. */
export interface PresetView extends PlayableRules {
  /** The user's name for it, or the id of one of the game's presets. */
  readonly name: string;
  /** Whether it is the user's, so that it can be renamed and deleted. */
  readonly own: boolean;
}

const game = z.string().max(40);

const presetName = z.string().overwrite(visible).min(1).max(longestPresetName);

/** The keys of a setting in the config file, from the outside in. */
const settingPath = z.array(z.string().min(1).max(40)).min(1).max(3);

/** The requests about the preferences. */
export const preferenceRequests = {
  /** Sends the preferences to the requesting window, as an event. */
  preferences: request(z.undefined()),
  /** Changes one value of the config file, given its keys from the outside in. */
  setPreference: request(
    z.strictObject({
      path: settingPath,
      value: z.union([settingValue, z.array(z.union([z.string().max(40), z.number()])).max(6)]),
    }),
  ),
  /** Resets settings to their defaults, each given by its keys in the config file. */
  resetPreferences: request(z.strictObject({ paths: z.array(settingPath).min(1).max(300) })),
  /** Changes one of some rules, and what has to change along with it; nothing is saved. */
  changeRules: request(
    z.strictObject({
      game,
      settings: settingValues,
      name: z.string().min(1).max(40),
      value: settingValue,
    }),
  ).answeredBy<PlayableRules>(),
  /** Makes rules those of the preferences. */
  keepRules: request(z.strictObject({ game, settings: settingValues })),
  /** Saves the current settings of a game under a name; `replace` allows overwriting. */
  savePreset: request(z.strictObject({ game, name: presetName, replace: z.boolean() })),
  renamePreset: request(z.strictObject({ game, name: presetName, to: presetName })),
  deletePreset: request(z.strictObject({ game, name: presetName })),
  /** Begins a match with the rules of the preferences between the last players, and shows it. */
  startWithRules: request(z.strictObject({ game })),
  /** Closes the preferences window. */
  closePreferences: request(z.undefined()),
  /** Dismisses notices. */
  dismissNotices: request(z.strictObject({ ids: z.array(z.int().min(0)).max(1000) })),
} as const;
