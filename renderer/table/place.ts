import type { MatchViewOf } from '../../electron/api/match-view.ts';
import type { Hand, Target } from '../hands/which-hand.ts';
import { seatsFrom } from './seats-from.ts';

/** Where at the table a player sits. */
export interface Place {
  /** The edge of the window that the hands reach in from. */
  readonly at: 'bottom' | 'left' | 'top' | 'right';
  /** Where the hands point, in degrees from straight up, clockwise. */
  readonly heading: number;
}

/** Degrees between one hand across the table and its neighbour's; more would lay them over each other. */
const fan = 9;

/** Where a player sits. Three opponents and more sit at the sides too, so that all are round the table. */
export function placeOf(view: Pick<MatchViewOf, 'players'>, seat: number): Place {
  const others = seatsFrom(view).slice(0, -1);
  const index = others.indexOf(seat);
  if (index === -1) return { at: 'bottom', heading: 0 };
  const sides = others.length > 2;
  if (sides && index === 0) return { at: 'left', heading: 90 };
  if (sides && index === others.length - 1) return { at: 'right', heading: 270 };
  const first = sides ? 1 : 0;
  const across = others.length - 2 * first;
  return { at: 'top', heading: 180 + (index - first - (across - 1) / 2) * fan };
}

/**
 * The hands of a place as they lie before who looks at the table, from the left or from above: those of
 * an opponent are seen from the other side.
 *
 * @param count - how many there are.
 */
export function handsAsSeen({ at }: Place, count = 2): readonly Hand[] {
  const hands = Array.from({ length: count }, (_, hand) => hand);
  return at === 'top' || at === 'left' ? hands.reverse() : hands;
}

/** Some hands as they lie before who looks at the table, if one player has them all. */
export function asSeen(
  view: Pick<MatchViewOf, 'players'>,
  hands: readonly Target[],
): readonly Target[] {
  const [first] = hands;
  if (first === undefined || hands.some(({ seat }) => seat !== first.seat)) return hands;
  const order = handsAsSeen(placeOf(view, first.seat), 4);
  return hands.toSorted((one, other) => order.indexOf(one.hand) - order.indexOf(other.hand));
}
