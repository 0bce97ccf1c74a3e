import { cardsLeft } from '../../../engine/digit-conquest/position.ts';
import type { SeenPositionOf } from '../../../electron/api/match-view.ts';
import { listed, playerAt } from '../../../words/message.ts';
import { wordsAt } from '../../players/naming.ts';
import { words } from '../../words.svelte.ts';

/** Scores, deck and drawn digit, in sentences. */
export function conquestInWords(view: SeenPositionOf<'digit-conquest'>): string[] {
  const { scores, hand, deck } = view.position;
  const said = wordsAt(view);
  return [
    ...scores.map((score, seat) =>
      said.text('screen-digit-conquest.position.score', { player: playerAt(seat), score }),
    ),
    said.text('screen-digit-conquest.position.target', {
      target: String(view.settings.target),
    }),
    said.text('screen-digit-conquest.position.deck', { left: cardsLeft(deck) }),
    ...(hand === null ? [] : [said.text('screen-digit-conquest.pile.hand', { digit: hand })]),
  ];
}

/** How many cards of each digit are left in the deck. */
export function deckInWords({ position: { deck } }: SeenPositionOf<'digit-conquest'>): string {
  // A line isn't broken within one of them.
  const digits = deck.flatMap((left, index) =>
    left === 0 ? [] : `${left}\u{A0}×\u{A0}${index + 1}`,
  );
  return digits.length === 0
    ? words().text('screen-digit-conquest.position.deck', { left: 0 })
    : words().text('screen-digit-conquest.position.left', { digits: listed(digits) });
}
