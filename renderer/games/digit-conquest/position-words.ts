import { cardsLeft } from '../../../engine/digit-conquest/position.ts';
import type { SeenPositionOf } from '../../../electron/api/match-view.ts';
import { playerAt } from '../../../words/message.ts';
import { wordsAt } from '../../players/naming.ts';

/** Scores, deck and drawn digit, in sentences. */
export function conquestInWords(view: SeenPositionOf<'digit-conquest'>): string[] {
  const { scores, hand, deck } = view.position;
  const words = wordsAt(view);
  return [
    ...scores.map((score, seat) =>
      words.text('screen-digit-conquest.position.score', { player: playerAt(seat), score }),
    ),
    words.text('screen-digit-conquest.position.target', {
      target: String(view.settings.target),
    }),
    words.text('screen-digit-conquest.position.deck', { left: cardsLeft(deck) }),
    ...(hand === null ? [] : [words.text('screen-digit-conquest.pile.hand', { digit: hand })]),
  ];
}
