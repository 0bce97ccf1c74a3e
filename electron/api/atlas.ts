import { z } from 'zod';
import type { GameId } from '../../engine/games.ts';
import type { Settings, SettingValue } from '../../engine/settings/settings.ts';
import type { Message } from '../../words/message.ts';
import { request } from './contract.ts';

/** A setting that the atlas varies. */
export interface AtlasAxisView {
  /** By index; the usual one first. */
  readonly values: readonly {
    readonly value: SettingValue;
    /** The rule that it makes: `Full hands: Rollover`, `Misère`. */
    readonly rule: Message;
  }[];
}

/** The figures of all games of the atlas: each list has one number for each row. */
export interface AtlasFigures {
  /** Above 0 where the first player wins, below where he loses: one more than the plies that it takes. */
  readonly start: readonly number[];
  /** The longest that a decided position takes, in plies; -1 where none is decided. */
  readonly longest: readonly number[];
  readonly reachable: readonly number[];
  readonly win: readonly number[];
  readonly lose: readonly number[];
  /** The positions in which some move gives something away. */
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
  /** How many combinations these games are, since some are the same under other names. */
  readonly combinations: number;
}

/** A combination of the atlas, and what one rule changes. */
export interface AtlasPointView {
  readonly settings: Settings;
  /** What solves it in a terminal. */
  readonly command: string;
  readonly neighbours: readonly {
    readonly axis: number;
    readonly value: number;
    /** The row of the game that it is then; null if the atlas does not have it. */
    readonly row: number | null;
  }[];
}

/** A combination, a digit for each axis. */
const point = z
  .string()
  .max(60)
  .regex(/^[0-9]+$/);

/** What windows can ask about the games that are solved beforehand. */
export const atlasRequests = {
  /** The atlas of the first game that has one. */
  atlas: request(z.undefined()).answeredBy<AtlasView>(),
  /** What can be said of one of its combinations, and those that differ from it in one rule. */
  atlasPoint: request(z.strictObject({ point })).answeredBy<AtlasPointView>(),
  copyAtlasCommand: request(z.strictObject({ point })),
} as const;
