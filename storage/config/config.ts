import type { Difficulty } from '../../engine/computer/computer-players.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import type { Access } from './access.ts';
import type { Appearance } from './appearance.ts';
import type { Looks } from './looks.ts';
import type { ProgramSettings } from './program.ts';
import type { Sound } from './sound.ts';

/** Everything that the config file decides. */
export interface Config {
  /** The game that is on the table at the start. */
  readonly game: string;
  /** Who sits at each seat, as far as the game has seats. */
  readonly players: readonly ('person' | 'computer')[];
  /** How strong the computer at each seat is, if one sits there. */
  readonly difficulty: readonly Difficulty[];
  /** What the player at each seat is called; empty for no name of his own. */
  readonly names: readonly string[];
  /** Who begins: a seat from 1, or by lot. */
  readonly first: number | 'random';
  readonly program: ProgramSettings;
  readonly appearance: Appearance;
  readonly looks: Looks;
  readonly sound: Sound;
  readonly access: Access;
  /** The settings of each game, by its id. */
  readonly settings: Readonly<Record<string, Settings>>;
  /** A person's own presets of each game, by its id. */
  readonly presets: Readonly<Record<string, readonly OwnPreset[]>>;
}

/** A person's own preset: settings under the name that he gave them. */
export interface OwnPreset {
  readonly name: string;
  /** What differs from the defaults. */
  readonly settings: Settings;
  /** Which one it is in the game's list in the file, from 0: others there may be unreadable. */
  readonly index: number;
}
