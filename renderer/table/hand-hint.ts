import type { Target } from '../hands/which-hand.ts';

/** What a hint says on a table of hands: in words, and as arrows over the table. */
export interface HandHint {
  readonly words: string;
  /** The same for those who don't see the arrows. */
  readonly spoken: string;
  readonly arrows: readonly HintedWay[];
}

/** From the hand that acts to the one that it acts on. */
export interface HintedWay {
  readonly from: Target;
  readonly to: Target;
  /** Both give and take: two hands that share their fingers out. */
  readonly mutual?: true;
}
