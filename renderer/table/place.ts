import type { Hand } from '../hands/which-hand.ts';

/** Where at the table a player sits. */
export interface Place {
  /** The edge of the window that the hands reach in from. */
  readonly at: 'bottom' | 'left' | 'top' | 'right';
  /** Where the hands point, in degrees from straight up, clockwise. */
  readonly heading: number;
}

/**
 * The two hands of a place as they lie before who looks at the table, from the left or from above:
 * those of an opponent are seen from the other side.
 */
export function handsAsSeen({ at }: Place): readonly [Hand, Hand] {
  return at === 'top' || at === 'left' ? [1, 0] : [0, 1];
}
