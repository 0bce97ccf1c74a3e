import type { Seat } from '../game.ts';
import type { Player } from '../players.ts';
import type { Settings } from '../settings.ts';
import type { Settlement } from '../settlement.ts';

/** A match as a person keeps it: what a `.duel` file says of it, with variations, comments and marks. */
export interface DuelRecord {
  readonly game: string;
  readonly settings: Settings;
  readonly players: readonly Player[];
  /** Who began the first game was decided by lot. */
  readonly tossed?: true;
  /** What else stands at its head: date, place, whatever other programs note. */
  readonly tags: readonly Tag[];
  /** What was written above it. */
  readonly comment?: string;
  /** The games of the match; one, unless it is a series. */
  readonly games: readonly GameTree[];
}

/** Something noted of a match. The name begins with a capital letter. */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** One game, as a tree of moves. */
export interface GameTree {
  readonly first: Seat;
  /** Where it began, in notation, if not at the start; its first player is to move there. */
  readonly position?: string;
  /** What else stands at the head of a later game of a series. */
  readonly tags?: readonly Tag[];
  /** What is said before the first move. */
  readonly comment?: string;
  readonly moves: Line;
  /** How many plies of the main line stand, where some were taken back. */
  readonly at?: number;
  /** How it ended, where the moves don't say: somebody resigned, or both agreed. */
  readonly settled?: Settlement;
}

/** Moves that follow each other. */
export type Line = readonly Ply[];

/** One move, of a player or of chance, with what was noted of it. */
export interface Ply {
  /** In notation. */
  readonly move: string;
  readonly comment?: string;
  /** Numeric annotation glyphs, 0 to 255: 1 is a good move, 2 a mistake. */
  readonly marks?: readonly number[];
  /** What else might have been played in place of this move, each of at least one ply. */
  readonly variations?: readonly Line[];
}

/** The largest mark. */
export const largestMark = 255;
