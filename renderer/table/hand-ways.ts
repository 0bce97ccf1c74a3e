import type { Target } from '../hands/which-hand.ts';

/** An arrow from the acting hand to its target. */
export interface HandWay {
  readonly from: Target;
  readonly to: Target;
  /** Whether both give and take, as in a split. */
  readonly mutual?: true;
}

/** Whether two arrows join the same hands, in whichever direction. */
export function joinSameHands(one: HandWay, other: HandWay): boolean {
  const isSame = (hand: Target, as: Target) => hand.seat === as.seat && hand.hand === as.hand;
  return (
    (isSame(one.from, other.from) && isSame(one.to, other.to)) ||
    (isSame(one.from, other.to) && isSame(one.to, other.from))
  );
}

/** The hands of a move, as they are drawn. */
export interface DrawnWays {
  readonly ways: readonly HandWay[];
  /** All hands that take part. */
  readonly involved: readonly Target[];
  /** The hands whose result is shown. */
  readonly changed: readonly Target[];
}
