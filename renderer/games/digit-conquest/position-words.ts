import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { playerAt } from '../../../words/message.ts';
import { wordsAt } from '../../players/naming.ts';
import { deckView } from './deck.ts';

/** Scores, deck and drawn digit, in sentences. */
export function conquestInWords(view: MatchViewOf<'digit-conquest'>): string[] {
  const { scores, hand } = view.position;
  const { left } = deckView(view);
  const words = wordsAt(view);
  return [
    ...scores.map((score, seat) =>
      words.text('screen-digit-conquest.position.score', { player: playerAt(seat), score }),
    ),
    words.text('screen-digit-conquest.position.target', {
      target: String(view.settings.target),
    }),
    words.text('screen-digit-conquest.position.deck', { left }),
    ...(hand === null ? [] : [words.text('screen-digit-conquest.pile.hand', { digit: hand })]),
  ];
}
