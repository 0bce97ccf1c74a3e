import { goTo, lengthOf, plyAt } from '../../engine/match/match.ts';
import type { Handler } from '../ipc/handlers.ts';
import { headOf } from './match-view.ts';
import type { MatchSession } from './session.ts';

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
