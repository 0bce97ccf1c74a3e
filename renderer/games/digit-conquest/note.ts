import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { words } from '../../words.svelte.ts';
import type { DeckView } from './deck.ts';

/** Information about the current moment, in a sentence; may be empty. */
export function noteOf(view: MatchViewOf<'digit-conquest'>, deck: DeckView): string {
  if (view.state.kind === 'over') return '';
  const { turns = 0, hand } = view.position;
  if (deck.reshuffled) return words().text('screen-digit-conquest.note.shuffled');
  const turn = turns + 1;
  const { turnLimit: limit } = view.reference;
  if (view.settings.draw === 'choice' && hand === null && view.state.kind === 'person') {
    return words().text(
      deck.left === 0
        ? 'screen-digit-conquest.note.pick-renewed'
        : 'screen-digit-conquest.note.pick',
      { turn, limit },
    );
  }
  return limit > 0 ? words().text('screen-digit-conquest.note.turn', { turn, limit }) : '';
}
