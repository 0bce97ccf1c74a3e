import type { NumberSetting, SwitchSetting } from './settings.ts';

/**
 * The settings that concern the match, not a position: draws by repetition, and the number of games.
 */
export interface MatchOptions {
  /** How often a position must occur with the same side to move for a draw; 0 for never. */
  readonly repetition: number;
  /** Best of how many games: 1 for a single game, 0 for an endless series. */
  readonly bestOf: number;
  /** Who begins the next game. */
  readonly firstNext: 'loser' | 'alternate';
  /** Whether a game can be drawn; if not, the players can't agree on a draw either. */
  readonly canBeDrawn: boolean;
  /** Whether moves can be undone; if not, players can only look back. */
  readonly undo: boolean;
}

/** A single game that always has a winner and never repeats a position. */
export const oneGame: MatchOptions = {
  repetition: 0,
  bestOf: 1,
  firstNext: 'alternate',
  canBeDrawn: false,
  undo: true,
};

/** The setting for games in which positions can come back. */
export const repetition = {
  kind: 'number',
  name: 'repetition',
  default: 3,
  min: 2,
  max: 9,
  also: 0,
} as const satisfies NumberSetting;

/** The setting for games in which undo tells what players shouldn't know, or that are played for points. */
export const undo = {
  kind: 'switch',
  name: 'undo',
  default: true,
} as const satisfies SwitchSetting;
