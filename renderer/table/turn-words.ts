import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { wordsAt } from '../players/naming.ts';
import { currentRow } from './move-rows.ts';

/**
 * Whose turn it is, how the match ended, or which move is shown; a few words without a full stop.
 *
 * @param looking - whether the user is stepping through the moves, rather than playing again.
 */
export function turnInWords(view: MatchView, looking = false): string {
  const { state, at, controls, variation } = view;
  const words = wordsAt(view);
  if (state.kind === 'over') {
    const headline = words.say(state.headline);
    return variation ? `${words.text('match.variation')}: ${headline}` : headline;
  }
  // Nobody continues from a computer's position in the past.
  const elsewhere = looking || state.kind === 'computer' || (controls.finished && !variation);
  if (elsewhere && at < pliesOf(view).length) {
    const row = currentRow(view);
    return row === undefined
      ? words.text('board.turn.before-first')
      : words.text('board.turn.looking-back', { number: row.number });
  }
  if (state.kind === 'computer' && controls.computers === 'wait') {
    return words.text('match-controls.paused');
  }
  const player = playerAt(state.seat);
  return state.decision
    ? words.text('board.turn.decides', { player, decision: state.decision })
    : words.text('board.turn.yours', { player });
}
