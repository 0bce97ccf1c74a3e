import type { ChopsticksPosition, Standing } from '../position.ts';

/**
 * The half positions of Chopsticks: what a position says of one player. A strike changes a half position by the
 * strength of one of the mover's hands, and at most costs the striker something that depends on his own half position;
 * any other turn changes the mover's own half position only. A position of two players is then a pair of half positions
 * (mover's, other's), and a solver can number all pairs without ever making one as an object.
 *
 * Half positions are numbered from 0 to `count - 1`; strengths, which are what a hand strikes with, from 0
 * (can't strike) to `strengths - 1`. Hand `h` of half position `s` is the cell `handCount × s + h`.
 */
export interface HalfPositions {
  readonly count: number;
  readonly strengths: number;
  readonly handCount: number;
  /** The strength of each cell's hand; equal ones lie side by side. */
  readonly hands: Uint16Array;
  /**
   * What a half position becomes when one of its hands is struck, at `cell × strengths + strength`; -1 if
   * that can't be. Whether it can be is the same for all strengths.
   */
  readonly struck: Int32Array;
  /** What strikes do to the striker; left out if they never do anything to him. */
  readonly cost?: StrikeCost;
  /** What a half position can turn itself into, in ascending order; itself among them if it may pass. */
  readonly turnsInto: readonly Int32Array[];
  /** What each legal move of a half position's own turns it into: one entry a move, hands told apart. */
  readonly ownMoves: (half: number) => readonly number[];
  /** 1 if the game is over as soon as a player has this half position. */
  readonly ended: Uint8Array;
  /** Whether whoever has such a half position has lost then or, in misère play, won. */
  readonly whoEnds: 'loses' | 'wins';
  readonly indexOf: (standing: Standing) => number;
  /** A position's two half positions: the mover's, then the other's. */
  of(position: ChopsticksPosition): readonly [number, number];
}

/** What strikes cost the striker. */
export interface StrikeCost {
  /** 1 beside each entry of {@link HalfPositions.struck} if a strike costs more than others. */
  readonly dear: Uint8Array;
  /**
   * What the striker's half position becomes, at `2 × cell` for other strikes with that hand and
   * `2 × cell + 1` for dear ones. A strike that ends the game is never dear.
   */
  readonly after: Int32Array;
}

/** The most half positions that are solved beside all else that a program does: a table of their pairs takes up to 256 MiB. */
export const mostHalves = 11_585;

/** The most half positions that are solved by a program that does nothing else: a table of their pairs takes 0.8 GB. */
export const mostHalvesAlone = 20_100;
