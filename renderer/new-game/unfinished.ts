import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';

/**
 * Whether a match is one that its players would miss: a person has played in it, or any computer where
 * only computers do, or somebody has set it up, and it is not over.
 */
export function isUnfinished(view: MatchView): boolean {
  const { state, series, players, controls, setUp } = view;
  if (series?.hasNextRound === true) return true;
  // Who looks at an earlier position of a match that is over doesn't take its end away.
  if (state.kind === 'over' || (series === null && controls.finished)) return false;
  if (setUp !== null) return true;
  if ((series?.round ?? 1) > 1) return true;
  const persons = players.some(({ kind }) => kind === 'person');
  return pliesOf(view).some(
    ({ seat }) => seat !== null && (!persons || players[seat]?.kind === 'person'),
  );
}
