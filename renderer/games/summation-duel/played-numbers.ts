import { pliesOf, type MatchViewOf, type MoveView } from '../../../electron/api/match-view.ts';

/** A number that is used up. */
export interface PlayedNumber {
  readonly number: number;
  /** Who played it; nobody, where it was used up in the position that the game began with. */
  readonly seat: number | null;
  /** The total before and after it. */
  readonly from: number;
  readonly to: number;
}

/** The numbers that are used up: those that a position was set up with, then in the order in which they were played. */
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

/** The move that adds a number, where it is legal. */
export function moveWith(
  { moves }: MatchViewOf<'summation-duel'>,
  number: number,
): MoveView<'summation-duel'> | undefined {
  return moves.find(({ move }) => move.number === number);
}
