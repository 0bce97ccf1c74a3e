/** Which of a player's hands, from left to right: 0 is the left one. */
export type Hand = number;

/** A hand at the table. */
export interface Target {
  readonly seat: number;
  readonly hand: Hand;
}

/** Which drawing a hand has: those on the left half are left hands. */
export function sideOf(hand: Hand, of: number): 'left' | 'right' {
  return hand < of / 2 ? 'left' : 'right';
}
