import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';

/** A number that is used up. */
export interface PlayedNumber {
  readonly number: number;
  readonly seat: number;
  /** The total before and after it. */
  readonly from: number;
  readonly to: number;
}

/** The numbers that stand, in the order in which they were played. */
export function playedNumbers({ history, at }: MatchViewOf<'summation-duel'>): PlayedNumber[] {
  let total = 0;
  return history.slice(0, at).map(({ move: { number }, seat }) => {
    const from = total;
    total += number;
    return { number, seat: seat ?? 0, from, to: total };
  });
}

/** The move that adds a number, where it is legal. */
export function moveWith(
  { moves }: MatchViewOf<'summation-duel'>,
  number: number,
): MoveView<'summation-duel'> | undefined {
  return moves.find(({ move }) => move.number === number);
}
