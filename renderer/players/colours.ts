/** A seat as the drawings name its colour; which one that is, is set in the preferences. */
export type SeatColour = 1 | 2 | 3 | 4 | 5 | 6;

/** All seats, in their order. */
export const seats: readonly SeatColour[] = [1, 2, 3, 4, 5, 6];

/** The colour of a seat, as the drawings name it. */
export function playerColour(seat: number): SeatColour {
  return ((seat % 6) + 1) as SeatColour;
}
