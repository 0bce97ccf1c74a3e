import { pliesSoFar, type MatchViewOf, type MoveView } from '../../../electron/api/match-view.ts';

/** A used number. */
export interface PlayedNumber {
  readonly number: number;
  /** Its player; null if it was used up in the start position. */
  readonly seat: number | null;
  /** The total before it; `to` is the total after it. */
  readonly from: number;
  readonly to: number;
}

/**
 * The used numbers: those of a set-up position first, then in the order of play. If numbers are never used up, a set-up total
 * counts as one number.
 */
export function playedNumbers(view: MatchViewOf<'summation-duel'>): PlayedNumber[] {
  const played = pliesSoFar(view).map(({ move: { number }, seat }) => ({ number, seat }));
  let total = 0;
  return [...setUp(view, played).map((number) => ({ number, seat: null })), ...played].map(
    ({ number, seat }) => {
      const from = total;
      total += number;
      return { number, seat, from, to: total };
    },
  );
}

/** The numbers of the start position: those on the table that nobody has played. */
function setUp(
  { position }: MatchViewOf<'summation-duel'>,
  played: readonly { readonly number: number }[],
): number[] {
  if (position.total !== undefined) {
    const first = played.reduce((total, { number }) => total - number, position.total);
    return first === 0 ? [] : [first];
  }
  const left = [...position.used];
  for (const { number } of played) left.splice(left.indexOf(number), 1);
  return left;
}

/** The move that adds a number; undefined if it isn't legal. */
export function moveWith(
  { moves }: MatchViewOf<'summation-duel'>,
  number: number,
): MoveView<'summation-duel'> | undefined {
  return moves.find(({ move }) => move.number === number);
}
