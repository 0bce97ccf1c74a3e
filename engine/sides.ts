/**
 * The positions of a two-player game whose turns are of two kinds: a strike changes a side by the
 * strength of one of the mover's hands, and at most costs the striker something that depends on his own
 * side; any other turn changes the mover's own side only. A position is then a pair of sides (mover's,
 * other's), and the solver can number all pairs without ever making one as an object.
 *
 * Sides are numbered from 0 to `count - 1`; strengths, which are what a hand strikes with, from 0
 * (cannot strike) to `strengths - 1`. Hand `h` of side `s` is the cell `handCount × s + h`.
 */
export interface Sides<Position> {
  readonly count: number;
  readonly strengths: number;
  /** How many hands a side has. */
  readonly handCount: number;
  /** The strength of each cell's hand; equal ones lie side by side. */
  readonly hands: Uint16Array;
  /**
   * What a side becomes when one of its hands is struck, at `cell × strengths + strength`; -1 where
   * that can't be. Whether it can be is the same for all strengths.
   */
  readonly struck: Int32Array;
  /** What strikes do to the striker; left out where they never do anything to him. */
  readonly cost?: {
    /** 1 beside each entry of `struck` where a strike costs more than others. */
    readonly dear: Uint8Array;
    /**
     * What the striker's side becomes, at `2 × cell` for other strikes with that hand and
     * `2 × cell + 1` for dear ones. A strike that ends the game is never dear.
     */
    readonly after: Int32Array;
  };
  /** What a side can turn itself into, in ascending order; itself among them where it may pass. */
  readonly turnsInto: readonly Int32Array[];
  /** What each legal move of a side's own turns it into: one entry a move, hands told apart. */
  ownMoves(side: number): readonly number[];
  /** 1 where the game is over as soon as a player has this side. */
  readonly ended: Uint8Array;
  /** Whether whoever has such a side has lost then or, in misère play, won. */
  readonly whoEnds: 'loses' | 'wins';
  /** A position's two sides: the mover's, then the other's. */
  of(position: Position): readonly [number, number];
}

/** The most sides that are solved beside all else that a program does: a table of their pairs takes up to 256 MiB. */
export const mostSides = 11_585;

/** The most sides that are solved for whoever asks for nothing else: a table of their pairs takes 0.8 GB. */
export const mostSidesAlone = 20_100;
