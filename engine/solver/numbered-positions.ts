/**
 * The positions of a game, each with a number from 0 to `count - 1`, so that a solver can follow every move without ever
 * making a position as an object.
 *
 * Numbers see the table from the player to move: his offset is 0, that of the next seat 1, and so on. Two
 * positions that differ only by who sits where have the same number.
 */
export interface NumberedPositions<Position> {
  readonly count: number;
  readonly seats: number;
  /** A bit for each offset whose player is knocked out. */
  readonly out: (number: number) => number;
  /** The offset of the winner; -1 until the game is over. */
  readonly winner: (number: number) => number;
  /** Whether the player who is knocked out wins, as in misère play. */
  readonly outWins: boolean;
  /** Whether a player who is knocked out still takes turns, as zombies do. */
  readonly outActs: boolean;
  /**
   * Visits what each legal move leads to: its number, and the offset of the player to move then. Moves that lead to the
   * same visit it once each; there is nothing to visit when the game is over.
   */
  readonly eachNext: (from: number, visit: (next: number, mover: number) => void) => void;
  of(position: Position): number;
}
