/**
 * The positions of a two-player game in which a turn changes one side only: an attack the other's, a
 * split the mover's own. A position is then a pair of sides (mover's, other's), and the solver can
 * number all pairs without ever making one as an object.
 *
 * Sides are numbered from 0 to `count - 1`; strengths, which are what a hand strikes with, from 0
 * (cannot strike) to `strengths - 1`.
 */
export interface Sides<Position> {
  readonly count: number;
  readonly strengths: number;
  /** The strengths of a side's two hands, at `2 × side` and `2 × side + 1`. */
  readonly hands: Uint8Array;
  /**
   * What a side becomes when one of its hands is struck, at `(2 × side + hand) × strengths + strength`;
   * -1 where that can't be.
   */
  readonly struck: Int32Array;
  /** What a side can turn itself into, in ascending order; itself among them where it may pass. */
  readonly turnsInto: readonly (readonly number[])[];
  /** What each legal move of a side's own turns it into: one entry a move, hands told apart. */
  ownMoves(side: number): readonly number[];
  /** 1 where the game is over as soon as a player has this side. */
  readonly ended: Uint8Array;
  /** Whether whoever has such a side has lost then or, in misère play, won. */
  readonly whoEnds: 'loses' | 'wins';
  /** A position's two sides: the mover's, then the other's. */
  of(position: Position): readonly [number, number];
}

/** The most sides that can be solved: a table of all their pairs takes up to 1 GiB. */
export const mostSides = 11_585;
