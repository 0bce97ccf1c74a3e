import { z } from 'zod';
import type { GameId } from '../../engine/games.ts';
import type { Settings, SettingValue } from '../../engine/settings/settings.ts';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';

/** A setting that the atlas varies. */
export interface AtlasAxisView {
  /** By index, the default first. */
  readonly values: readonly {
    readonly value: SettingValue;
    /** The rule that it makes: `Full hands: Rollover`, `Misère`. */
    readonly rule: Message;
  }[];
}

/** The figures of all games of the atlas: each list has one number for each row. */
export interface AtlasFigures {
  /** Positive if the first player wins, negative if the first player loses: one more than the plies to the end. */
  readonly start: readonly number[];
  /** The most plies to the end of a decided position; -1 if none is decided. */
  readonly longest: readonly number[];
  readonly reachable: readonly number[];
  readonly win: readonly number[];
  readonly lose: readonly number[];
  /** The positions in which some move is a mistake. */
  readonly critical: readonly number[];
}

/** The games of an atlas. */
export interface AtlasView {
  readonly game: { readonly id: GameId };
  /** The size of the game first. */
  readonly axes: readonly AtlasAxisView[];
  /** The combinations of all rows in one text, `axes.length` digits each: the index of each value. */
  readonly points: string;
  readonly figures: AtlasFigures;
  /**
   * The number of combinations of settings that these games cover; some combinations are the same game.
   */
  readonly combinations: number;
}

/** A combination of the atlas, and the effect of changing one rule. */
export interface AtlasPointView {
  readonly settings: Settings;
  /** The command that solves it in a terminal. */
  readonly command: string;
  readonly neighbours: readonly {
    readonly axis: number;
    readonly value: number;
    /** The row of the resulting game; null if the atlas doesn't contain it. */
    readonly row: number | null;
  }[];
}

/** A combination, a digit for each axis. */
const point = z
  .string()
  .max(60)
  .regex(/^[0-9]+$/);

/** The requests about the games of the atlas. */
export const atlasRequests = {
  /** Returns the atlas of the first game that has one. */
  atlas: request(z.undefined()).answeredBy<AtlasView>(),
  /** Returns a combination and those that differ from it in one rule. */
  atlasPoint: request(z.strictObject({ point })).answeredBy<AtlasPointView>(),
  copyAtlasCommand: request(z.strictObject({ point })),
} as const;
