import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Access } from './access.ts';
import type { Appearance } from './appearance.ts';
import type { OwnKeys } from './keys.ts';
import type { Looks } from './looks.ts';
import type { ProgramSettings } from './program.ts';
import type { Sound } from './sound.ts';

/** The content of the config file. */
export interface Config {
  /** The game on the table at the start. */
  readonly game: string;
  /** The kind of player at each seat. */
  readonly players: readonly ('person' | 'computer')[];
  /** The strength of the computer at each seat, if there is one. */
  readonly difficulty: readonly Difficulty[];
  /** The name of the player at each seat; empty for none. */
  readonly names: readonly string[];
  /** The seat that begins, from 1, or by lot. */
  readonly first: number | 'random';
  /** The id of the person at the machine, or `guest`; empty on a machine with one person. */
  readonly person: string;
  readonly program: ProgramSettings;
  readonly appearance: Appearance;
  readonly looks: Looks;
  readonly sound: Sound;
  readonly access: Access;
  /** The keys that the user has given to commands, by their ids. */
  readonly keys: OwnKeys;
  /** The settings of each game, by its id. */
  readonly settings: Readonly<Record<string, Settings>>;
  /** The user's own presets of each game, by its id. */
  readonly presets: Readonly<Record<string, readonly OwnPreset[]>>;
}

/** A preset of the user. */
export interface OwnPreset {
  readonly name: string;
  /** The settings that differ from the defaults. */
  readonly settings: Settings;
  /** Its index in the game's list in the file, of which others may be unreadable. */
  readonly index: number;
}
