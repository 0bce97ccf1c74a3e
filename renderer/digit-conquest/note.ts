import type { ConquestPosition, MatchView } from '../../electron/api.ts';
import type { DeckView } from './deck.ts';

/** What one should know of the moment, in a sentence; empty where nothing is to be said. */
export function noteOf(view: MatchView, deck: DeckView): string {
  if (view.state.kind === 'over') return '';
  const { turns = 0, hand } = view.position as ConquestPosition;
  const beginner = view.players[view.first]?.name ?? '';
  if (view.tossed && view.at < 2) {
    return `The toss: ${beginner} ${beginner === 'You' ? 'begin' : 'begins'}.`;
  }
  if (deck.reshuffled) return 'The discard pile is shuffled into a new deck.';
  const impossible =
    view.refused.length > 1 ? view.refused.map(({ reason }) => reason).join(' ') : '';
  if (impossible !== '') return impossible;
  const open = view.settings['draw'] === 'choice';
  const limit = Number(view.settings['turnLimit']) || (open ? 400 : 0);
  if (open && hand === null && view.state.kind === 'person') {
    return `Pick a digit. Turn ${turns + 1} of ${limit}.`;
  }
  return limit > 0 ? `Turn ${turns + 1} of ${limit}.` : '';
}
