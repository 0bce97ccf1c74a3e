import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { DeckView } from './deck.ts';

/** What one should know of the moment, in a sentence; empty where nothing is to be said. */
export function noteOf(view: MatchViewOf<'digit-conquest'>, deck: DeckView): string {
  if (view.state.kind === 'over') return '';
  const { turns = 0, hand } = view.position;
  if (deck.reshuffled) return 'The discard pile is shuffled into a new deck.';
  const { turnLimit: limit } = view.reference;
  if (view.settings['draw'] === 'choice' && hand === null && view.state.kind === 'person') {
    const shuffle = deck.left === 0 ? 'The discard pile is the new deck. ' : '';
    return `${shuffle}Pick a digit first. Turn ${turns + 1} of ${limit}.`;
  }
  return limit > 0 ? `Turn ${turns + 1} of ${limit}.` : '';
}
