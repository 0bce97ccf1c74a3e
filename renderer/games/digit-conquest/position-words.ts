import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { deckView } from './deck.ts';

/** Scores, deck and digit. */
export function conquestInWords(view: MatchViewOf<'digit-conquest'>): string[] {
  const { scores, hand } = view.position;
  const { left } = deckView(view);
  return [
    ...view.players.map(({ name }, seat) => `${name}: ${scores[seat] ?? 0} points`),
    `The target is ${String(view.settings['target'])}`,
    `${left} ${left === 1 ? 'card' : 'cards'} in the deck`,
    ...(hand === null ? [] : [`The digit in hand is ${hand}`]),
  ];
}
