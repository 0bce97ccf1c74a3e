import { goTo, lengthOf, plyAt, positionAt, turnOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { MatchView } from '../api/match-view.ts';
import type { Handler } from '../ipc/handlers.ts';
import { headOf } from './match-view.ts';
import type { MatchSession } from './session.ts';
import { plyView } from './tree-view.ts';

/**
 * The match after a ply, for a picture: without legal moves, and without going there. A ply before a
 * move of chance isn't shown.
 */
export function plyToDraw(session: MatchSession): Handler<'plyToDraw'> {
  return ({ revision, at }) => {
    const state = session.state();
    const { match } = state.table;
    if (state.revision !== revision || at > lengthOf(match)) return null;
    if (plyAt(match, at)?.seat === null) return null;
    const table = { ...state.table, match: goTo(match, at) };
    return { ...headOf(table, { ...state, playedOn: true }), playedOn: false };
  };
}

/**
 * A match that isn't on the table, for a picture: without legal moves. Where chance is to act, it stands before that
 * move.
 */
export function viewToDraw(table: SeatedMatch): MatchView {
  let { match } = table;
  while (turnOf(match).kind === 'chance' && match.at > 0) match = goTo(match, match.at - 1);
  const view = viewOf({ ...table, match }, { revision: 0, gameNumber: 0, playedOn: true });
  return { ...view, playedOn: false };
}
