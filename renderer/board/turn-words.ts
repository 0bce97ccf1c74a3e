import type { MatchView } from '../../electron/api/match-view.ts';
import { decisionVerb } from '../players/decision.ts';
import { currentRow, rowsOf } from './move-rows.ts';

/** Whose turn it is, how it ended, or what one looks back at; a few words without a full stop. */
export function turnInWords(view: MatchView): string {
  const { state, players, at, history } = view;
  if (state.kind === 'over') return state.headline;
  // Nobody plays on from what a computer would have to go on with.
  if (state.kind === 'computer' && at < history.length) {
    const row = currentRow(rowsOf(view), view);
    return row === undefined ? 'Before the first move' : `Looking back at move ${row.number}`;
  }
  const name = players[state.seat]?.name ?? '';
  const verb = decisionVerb(view);
  if (state.decision) return name === 'You' ? `You ${verb}` : `${name} ${verb}s`;
  return name === 'You' ? 'Your turn' : `${name} to move`;
}

/** Whether a computer is at work on a move, rather than looked back at. */
export function isComputing({ state, at, history }: MatchView): boolean {
  return state.kind === 'computer' && at === history.length;
}
