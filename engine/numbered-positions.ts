/**
 * The positions of a game of more than two players, each with a number from 0 to `count - 1`, so that a
 * solver can follow every turn without ever making a position as an object.
 *
 * Numbers see the table from the one to move: his offset is 0, that of the next seat 1, and so on. Two
 * positions that differ only by who sits where have the same number.
 */
export interface NumberedPositions<Position> {
  readonly count: number;
  readonly seats: number;
  /** A bit for each offset whose player is knocked out. */
  readonly out: Uint8Array;
  /** The offset of the winner; -1 while the game goes on. */
  readonly winner: Int8Array;
  /** Whether it is the player who is knocked out who wins, as in misère play. */
  readonly outWins: boolean;
  /** Whether who is knocked out takes turns all the same, as zombies do. */
  readonly outActs: boolean;
  /**
   * Visits what can follow a position: its number, and the offset of the player to move then. The same
   * may be visited more than once; nothing is where the game is over.
   */
  readonly eachNext: (from: number, visit: (next: number, mover: number) => void) => void;
  of(position: Position): number;
}
