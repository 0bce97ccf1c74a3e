/** The colour of a seat, as the drawings name it. */
export function playerColour(seat: number): 1 | 2 | 3 | 4 | 5 | 6 {
  return ((seat % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
}
