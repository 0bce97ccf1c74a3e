import type { Player } from '../../electron/api/match-view.ts';
import { handWord, playerAt } from '../../words/message.ts';
import type { Target } from '../hands/which-hand.ts';
import { wordsAt } from '../players/naming.ts';

/** What a hint says on a table of hands: in words, and as arrows over the table. */
export interface HandHint {
  readonly words: string;
  readonly arrows: readonly HintedWay[];
}

/** From the hand that acts to the one that it acts on. */
export interface HintedWay {
  readonly from: Target;
  readonly to: Target;
  /** Both give and take: two hands that share their fingers out. */
  readonly mutual?: true;
}

/** What a hint says to those who don't see its arrows. @param count - how many hands each player has. */
export function spokenHint(
  view: { readonly players: readonly Player[] },
  { words, arrows }: HandHint,
  count: number,
): string {
  const nameOf = ({ seat, hand }: Target): string =>
    wordsAt(view).text('table.one-hand', { player: playerAt(seat), hand: handWord(hand, count) });
  return arrows
    .filter(({ mutual }) => mutual === undefined)
    .reduce(
      (said, { from, to }) =>
        wordsAt(view).text('table.way', { words: said, from: nameOf(from), to: nameOf(to) }),
      words,
    );
}
