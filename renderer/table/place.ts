import type { MatchViewOf } from '../../electron/api/match-view.ts';
import type { Hand, Target } from '../hands/which-hand.ts';
import { seatsFrom } from './seats-from.ts';

/** A player's place at the table. */
export interface Place {
  /** The edge of the window from which the hands reach in. */
  readonly at: 'bottom' | 'left' | 'top' | 'right';
  /** The direction of the hands, in degrees clockwise from straight up. */
  readonly heading: number;
}

/**
 * The angle between neighbouring hands across the table, in degrees; a larger one would make them
 * overlap.
 */
const fan = 9;

/** A player's place. Three or more opponents also use the sides, so that all sit around the table. */
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
 * The hands of a place in the order in which the viewer sees them, from the left or from the top:
 * an opponent's are seen from the other side.
 *
 * @param count - the number of hands.
 */
export function handsAsSeen({ at }: Place, count = 2): readonly Hand[] {
  const hands = Array.from({ length: count }, (_, hand) => hand);
  return at === 'top' || at === 'left' ? hands.reverse() : hands;
}

/** Sorts hands as the viewer sees them, if they all belong to one player. */
export function asSeen(
  view: Pick<MatchViewOf, 'players'>,
  hands: readonly Target[],
): readonly Target[] {
  const [first] = hands;
  if (first === undefined || hands.some(({ seat }) => seat !== first.seat)) return hands;
  const order = handsAsSeen(placeOf(view, first.seat), 4);
  return hands.toSorted((one, other) => order.indexOf(one.hand) - order.indexOf(other.hand));
}
