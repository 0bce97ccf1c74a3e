import type { ConquestPosition, ConquestSettings, MatchView } from '../../../electron/api.ts';
import { turnLimitOf } from '../../../electron/api/turn-limit.ts';
import type { DeckView } from './deck.ts';

/** What one should know of the moment, in a sentence; empty where nothing is to be said. */
export function noteOf(view: MatchView, deck: DeckView): string {
  if (view.state.kind === 'over') return '';
  const { turns = 0, hand } = view.position as ConquestPosition;
  if (deck.reshuffled) return 'The discard pile is shuffled into a new deck.';
  const limit = turnLimitOf(view.settings as ConquestSettings);
  if (view.settings['draw'] === 'choice' && hand === null && view.state.kind === 'person') {
    const shuffle = deck.left === 0 ? 'The discard pile is the new deck. ' : '';
    return `${shuffle}Pick a digit first. Turn ${turns + 1} of ${limit}.`;
  }
  return limit > 0 ? `Turn ${turns + 1} of ${limit}.` : '';
}
