import type { Note, Place, Turnoff } from '../../engine/tree.ts';

export type { Note, Place, Turnoff };

/** What a game has beyond the line in which one stands: its other lines, and what was noted. */
export interface TreeView {
  /** What is said before the first move. */
  readonly comment?: string;
  /** The main line first, each variation behind the line that it belongs to. */
  readonly lines: readonly LineView[];
  /** The index of the line that the history follows. */
  readonly current: number;
  readonly notes: readonly NoteView[];
}

/** A line of a tree. */
export interface LineView {
  readonly path: readonly Turnoff[];
  /** The index of the line that it is a variation of; null for the main line. */
  readonly parent: number | null;
  /** How many plies of the game come before its first one. */
  readonly before: number;
  /**
   * How many plies of the game come before those that are given here: the others are in the history, and all
   * of the current line are.
   */
  readonly from: number;
  readonly plies: readonly PlyView[];
}

/** A move that is not in the history. */
export interface PlyView {
  readonly notation: string;
  readonly text: string;
  readonly seat: number | null;
  readonly drawn: number | null;
}

/** What is noted of a ply. */
export interface NoteView extends Note {
  /** The index of the line. */
  readonly line: number;
  /** How many plies of the game come before it. */
  readonly ply: number;
}
