import type { Player } from '../../electron/api/match-view.ts';
import { handWord, playerAt } from '../../words/message.ts';
import type { Target } from '../hands/which-hand.ts';
import { wordsAt } from '../players/naming.ts';
import type { HandWay } from './hand-ways.ts';

/** A hint on a table of hands: its text, and its arrows. */
export interface HandHint {
  readonly words: string;
  readonly arrows: readonly HandWay[];
}

/** A hint's text for users who don't see its arrows. @param count - the number of hands of each player. */
export function spokenHint(
  view: { readonly players: readonly Player[] },
  { words, arrows }: HandHint,
  count: number,
): string {
  const nameOf = ({ seat, hand }: Target): string =>
    wordsAt(view).text('table.one-hand', { player: playerAt(seat), hand: handWord(hand, count) });
  const ways = arrows
    .filter(({ mutual }) => mutual === undefined)
    .map(({ from, to }) => wordsAt(view).text('table.way', { from: nameOf(from), to: nameOf(to) }));
  return ways.length === 0 ? words : `${[words, ...ways].join('. ')}.`;
}
