import type { ChopsticksPosition, Standing } from '../position.ts';

/**
 * The half positions of Chopsticks: the states of one player. A strike changes the opponent's half position by the
 * strength of one of the mover's hands, and may cost the striker something that depends on the striker's half position. Any
 * other turn changes only the mover's. A position of two players is a pair of half positions (mover's, other's), so a solver
 * can number all pairs without creating positions.
 *
 * Half positions are numbered from 0 to `count - 1`, and strengths of hands from 0 (can't strike) to `strengths - 1`. Hand `h` of half position `s` is the cell `handCount × s + h`.
 */
export interface HalfPositions {
  readonly count: number;
  readonly strengths: number;
  readonly handCount: number;
  /** The strength of each cell's hand; equal ones lie side by side. */
  readonly hands: Uint16Array;
  /**
   * The half position after one of its hands is struck, at `cell × strengths + strength`; -1 if the hand can't be struck,
   * whatever the strength.
   */
  readonly struck: Int32Array;
  /** The cost of strikes to the striker; left out if there is none. */
  readonly cost?: StrikeCost;
  /** The targets of a half position's own moves in ascending order; itself among them if it may pass. */
  readonly turnsInto: readonly Int32Array[];
  /**
   * The target of each legal move of a half position's own, with hands distinguished.
   *
   * @param endsIfOut - whether the game ends if the player is out, as among two players.
   */
  readonly ownMoves: (half: number, endsIfOut?: boolean) => readonly number[];
  /** 1 if the game is over as soon as a player has this half position. */
  readonly ended: Uint8Array;
  /** Whether a player with such a half position has lost or, in misère play, won. */
  readonly whoEnds: 'loses' | 'wins';
  readonly indexOf: (standing: Standing) => number;
  /** A position's two half positions: the mover's, then the other's. */
  of(position: ChopsticksPosition): readonly [number, number];
}

/** The cost of strikes to the striker. */
export interface StrikeCost {
  /** 1 beside each entry of {@link HalfPositions.struck} if a strike costs more than others. */
  readonly dear: Uint8Array;
  /**
   * The striker's half position afterwards, at `2 × cell` for ordinary strikes with that hand and at `2 × cell + 1` for
   * dear ones. A strike that ends the game is never dear.
   */
  readonly after: Int32Array;
}

/** The most half positions to solve beside other work: a table of their pairs takes up to 256 MiB. */
export const mostHalves = 11_585;

/** The most half positions to solve alone: a table of their pairs takes 0.8 GB. */
export const mostHalvesAlone = 20_100;
