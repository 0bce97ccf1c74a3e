import type { Random } from '../random.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * What a puzzle asks for.
 *
 * - `win`: the only move that keeps a win, which takes so many moves.
 * - `draw`: the only move that holds a draw; every other one loses.
 * - `survive`: the only move that doesn't lose. It wins, but so late that nobody would count the moves.
 * - `delay`: the game is lost; the only move that takes the longest way there.
 * - `odds`: where chance plays, the move that wins more often than what seems natural.
 */
export const puzzleKinds = ['win', 'draw', 'survive', 'delay', 'odds'] as const;

export type PuzzleKind = (typeof puzzleKinds)[number];

/**
 * What a puzzle trains.
 *
 * - `win`: to win in a number of moves.
 * - `only-move`: every other move loses.
 * - `trap`: the move that suggests itself is wrong: one that puts a hand out, or that a saying advises.
 * - `tempo`: the answer leaves the opponent's hands alone.
 * - `count`: so little is left that it can be counted.
 * - `odds`: chance decides, and one move wins more often.
 * - `delay`: the game is lost, and one move holds out longest.
 */
export const puzzleThemes = [
  'win',
  'only-move',
  'trap',
  'tempo',
  'count',
  'odds',
  'delay',
] as const;

export type PuzzleTheme = (typeof puzzleThemes)[number];

/** To solve as many puzzles as one can until the first mistake, or in three minutes. */
export const runModes = ['streak', 'storm'] as const;

export type RunMode = (typeof runModes)[number];

/** Rules of a game under which there are puzzles. Its name stands in the catalogue under its id. */
export type PuzzlePack = {
  readonly id: string;
  /** What its puzzles ask for. */
  readonly kinds: readonly PuzzleKind[];
} & (
  | {
      /** What differs from the defaults, by turns: all puzzles of each are found, and none comes again before all did. */
      readonly rules: readonly Settings[];
    }
  | {
      /** Draws what differs from the defaults, where there are more games than can be listed. */
      readonly draw: (random: Random) => Settings;
    }
);
