/** The number of a seat's colour in the drawings; the preferences decide which colour that is. */
export type SeatColour = 1 | 2 | 3 | 4 | 5 | 6;

/** All seats, in order. */
export const seats: readonly SeatColour[] = [1, 2, 3, 4, 5, 6];

/** The number of a seat's colour in the drawings. */
export function playerColour(seat: number): SeatColour {
  return ((seat % 6) + 1) as SeatColour;
}
