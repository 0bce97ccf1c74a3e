/** The index of a player's hand, from left to right: 0 is the left one. */
export type Hand = number;

/** A hand on the table. */
export interface Target {
  readonly seat: number;
  readonly hand: Hand;
}

/** Whether a hand is drawn as a left or a right one: those in the left half are left hands. */
export function sideOf(hand: Hand, of: number): 'left' | 'right' {
  return hand < of / 2 ? 'left' : 'right';
}
