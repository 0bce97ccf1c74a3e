/**
 * The positions of a game as numbers from 0 to `count - 1`, so that solvers can follow moves without creating positions.
 *
 * Numbers are relative to the player to move, whose offset is 0; that of the next seat is 1, and so on. Positions that
 * differ only by seat have the same number.
 */
export interface NumberedPositions<Position> {
  readonly count: number;
  readonly seats: number;
  /** A bit for each offset whose player is out. */
  readonly out: (number: number) => number;
  /** The offset of the winner; -1 until the game is over. */
  readonly winner: (number: number) => number;
  /** Whether a player who is out has won, as in misère play. */
  readonly outWins: boolean;
  /** Whether a player who is out still takes turns, as zombies do. */
  readonly outActs: boolean;
  /**
   * Visits the successor of each legal move with the offset of its player to move. Moves to the same successor visit it
   * once each. Finished positions have none.
   */
  readonly eachNext: (from: number, visit: (next: number, mover: number) => void) => void;
  of(position: Position): number;
}
