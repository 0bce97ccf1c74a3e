import type { Hand } from '../hands/which-hand.ts';

/** Where at the table a player sits. */
export interface Place {
  /** The edge of the window that the hands reach in from. */
  readonly at: 'bottom' | 'left' | 'top' | 'right';
  /** Where the hands point, in degrees from straight up, clockwise. */
  readonly heading: number;
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
