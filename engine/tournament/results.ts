/**
 * The results that a pairing of so many games can have: the games that each of the two won, a drawn one as half a game. It ends as
 * soon as one has won more than half of them, or after all of them, as computers play.
 */
export function pairingResults(bestOf: number): readonly (readonly [number, number])[] {
  const halves = Array.from({ length: 2 * bestOf + 1 }, (_, index) => bestOf - index / 2);
  return halves.flatMap((one) =>
    halves
      .toReversed()
      .filter((other) => canEnd(Math.max(one, other), Math.min(one, other), bestOf))
      .map((other) => [one, other] as const),
  );
}

function canEnd(more: number, less: number, bestOf: number): boolean {
  const played = more + less;
  if (!Number.isInteger(played) || played > bestOf) return false;
  return played === bestOf || (more > bestOf / 2 && more - 1 <= bestOf / 2);
}
