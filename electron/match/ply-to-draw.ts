import { goTo, lengthOf, nodesOf, plyAt, positionAt, turnOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { MatchToDraw } from '../api/library.ts';
import type { MatchView } from '../api/match-view.ts';
import type { Handler } from '../ipc/handlers.ts';
import { headOf } from './match-view.ts';
import type { PlayersAt } from './match-host.ts';
import type { MatchSession } from './session.ts';
import { plyView } from './tree-view.ts';

/**
 * The match after a ply, for a picture: without legal moves, and without going there. A ply before a
 * move of chance isn't shown.
 */
export function plyToDraw(
  session: MatchSession,
  playersAt: PlayersAt = (players) => players,
): Handler<'plyToDraw'> {
  return ({ revision, at }) => {
    const state = session.state();
    const { match } = state.table;
    if (state.revision !== revision || at > lengthOf(match)) return null;
    if (plyAt(match, at)?.seat === null) return null;
    const table = { ...state.table, match: goTo(match, at) };
    const head = headOf(table, { ...state, playedOn: true });
    return { ...head, players: playersAt(table.players), playedOn: false };
  };
}

/** How many of the last plies a table draws at most: all cards of a discard pile. */
const mostDrawn = 400;

/**
 * A match that isn't on the table, for a picture: without legal moves, and with only the last plies. Where chance is to
 * act, it stands before that move.
 */
export function viewToDraw(table: SeatedMatch): MatchToDraw {
  let { match } = table;
  while (turnOf(match).kind === 'chance' && match.at > 0) match = goTo(match, match.at - 1);
  const { rules, at } = match;
  const nodes = nodesOf(match);
  const from = Math.max(0, at - mostDrawn);
  const tree = nodes
    .slice(from, at)
    .map(({ ply }, index) => ({ ply: plyView(rules, ply, positionAt(match, from + index)) }));
  const head = headOf({ ...table, match }, { revision: 0, gameNumber: 0, playedOn: true });
  const start = positionAt(match, from) as MatchView['start'];
  const view = { ...head, playedOn: false, start, tree, path: [], at: at - from } as MatchView;
  // A position before a move of chance isn't shown.
  const steps = (plies: typeof nodes) => plies.filter(({ ply }) => ply.seat !== null).length;
  return { view, step: steps(nodes.slice(0, at)), steps: steps(nodes) };
}
