import type { Random } from '../random.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * What a puzzle asks for.
 *
 * - `win`: the only move that keeps a win, in a given number of moves.
 * - `draw`: the only move that holds a draw; every other one loses.
 * - `survive`: the only move that doesn't lose. It wins, but too late to count the moves.
 * - `delay`: the game is lost; the only move that takes longest.
 * - `odds`: in a game with chance, the move that wins more often than the natural one.
 * - `threat`: the only move with which the opponent would win if it were their turn.
 */
export const puzzleKinds = ['win', 'draw', 'survive', 'delay', 'odds', 'threat'] as const;

export type PuzzleKind = (typeof puzzleKinds)[number];

/**
 * What a puzzle trains.
 *
 * - `win`: to win in a number of moves.
 * - `only-move`: every other move loses.
 * - `threat`: what the opponent would win with.
 * - `trap`: the natural move is wrong: one that puts a hand out, or follows a rule of thumb.
 * - `tempo`: the answer leaves the opponent's hands alone.
 * - `count`: so little is left that the player can count it.
 * - `odds`: chance decides, and one move wins more often.
 * - `delay`: the game is lost, and one move holds out longest.
 */
export const puzzleThemes = [
  'win',
  'only-move',
  'threat',
  'trap',
  'tempo',
  'count',
  'odds',
  'delay',
] as const;

export type PuzzleTheme = (typeof puzzleThemes)[number];

/** The runs: solve as many puzzles as possible until the first mistake, or in three minutes. */
export const runModes = ['streak', 'storm'] as const;

export type RunMode = (typeof runModes)[number];

/** A pack of puzzles under some rules of a game. The catalogue has its name under its id. */
export type PuzzlePack = {
  readonly id: string;
  /** The kinds of its puzzles. */
  readonly kinds: readonly PuzzleKind[];
} & (
  | {
      /**
       * The settings that differ from the defaults, used in turn: all puzzles of each are found, and
       * none is repeated before all were used.
       */
      readonly rules: readonly Settings[];
    }
  | {
      /** Draws random settings that differ from the defaults, for packs with too many games to list. */
      readonly draw: (random: Random) => Settings;
    }
);
