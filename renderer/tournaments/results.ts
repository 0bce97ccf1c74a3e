/** The results that a pairing of so many games can have: the games that each of the two won, a drawn one as half a game. */
export function resultsOf(bestOf: number): readonly (readonly [number, number])[] {
  const halves = Array.from({ length: 2 * bestOf + 1 }, (_, index) => bestOf - index / 2);
  return halves.flatMap((one) =>
    halves
      .toReversed()
      .filter((other) => canEnd(Math.max(one, other), Math.min(one, other), bestOf))
      .map((other) => [one, other] as const),
  );
}

/** Whether the games end like this: as soon as one has won more than half of them. */
function canEnd(more: number, less: number, bestOf: number): boolean {
  const played = more + less;
  if (!Number.isInteger(played) || played > bestOf) return false;
  return played === bestOf ? more - 1 <= bestOf / 2 : more > bestOf / 2 && more - 1 <= bestOf / 2;
}

/** A number of games or points as text, with a half as ½. */
export function halves(number: number): string {
  const whole = Math.floor(number);
  const half = number === whole ? '' : '½';
  return whole === 0 && half !== '' ? half : `${whole}${half}`;
}
