import { pliesOf, type MatchViewOf, type MoveView } from '../../../electron/api/match-view.ts';

/** A used number. */
export interface PlayedNumber {
  readonly number: number;
  /** Its player; null if it was used up in the start position. */
  readonly seat: number | null;
  /** The total before it; `to` is the total after it. */
  readonly from: number;
  readonly to: number;
}

/** The used numbers: those of a set-up position first, then in the order of play. */
export function playedNumbers(view: MatchViewOf<'summation-duel'>): PlayedNumber[] {
  const played = pliesOf(view)
    .slice(0, view.at)
    .map(({ move: { number }, seat }) => ({ number, seat }));
  const setUp = view.position.used
    .filter((number) => !played.some((each) => each.number === number))
    .map((number) => ({ number, seat: null }));
  let total = 0;
  return [...setUp, ...played].map(({ number, seat }) => {
    const from = total;
    total += number;
    return { number, seat, from, to: total };
  });
}

/** The move that adds a number; undefined if it isn't legal. */
export function moveWith(
  { moves }: MatchViewOf<'summation-duel'>,
  number: number,
): MoveView<'summation-duel'> | undefined {
  return moves.find(({ move }) => move.number === number);
}
