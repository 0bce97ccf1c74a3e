/** Which of a player's two hands: 0 is the left one. */
export type Hand = 0 | 1;

/** A hand at the table. */
export interface Target {
  readonly seat: number;
  readonly hand: Hand;
}
