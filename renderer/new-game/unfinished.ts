import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';

/**
 * Whether the user would miss a match that is replaced: it is not over, and it was set up, a person
 * has moved, or computers have moved in a match of their own.
 */
export function isUnfinished(view: MatchView): boolean {
  const { state, series, players, controls, setUp } = view;
  if (series?.hasNextRound === true) return true;
  // A match that is over stays over while the user looks at an earlier position.
  if (state.kind === 'over' || (series === null && controls.finished)) return false;
  if (setUp !== null) return true;
  if ((series?.round ?? 1) > 1) return true;
  const persons = players.some(({ kind }) => kind === 'person');
  return pliesOf(view).some(
    ({ seat }) => seat !== null && (!persons || players[seat]?.kind === 'person'),
  );
}
