import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { words } from '../../words.svelte.ts';
import { actionInWords, actionsOf } from './actions.ts';

/** A hint at a move, in a sentence; empty if the move isn't possible now. */
export function hintInWords(view: MatchViewOf<'digit-conquest'>, notation: string): string {
  const action = actionsOf(view).find(({ move }) => move?.notation === notation);
  if (action !== undefined) {
    return words().text('screen-digit-conquest.hint', { action: actionInWords(action, view) });
  }
  const pick = view.moves.find((move) => move.notation === notation);
  if (pick === undefined) return '';
  return words().text('screen-digit-conquest.hint-pick', { digit: pick.move.digit });
}
