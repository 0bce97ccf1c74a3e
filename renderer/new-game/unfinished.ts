import type { MatchView } from '../../electron/api/match-view.ts';

/**
 * Whether a match is one that its players would miss: a person has played in it, or any computer where
 * only computers do, or somebody has set it up, and it is not over.
 */
export function isUnfinished({
  state,
  series,
  history,
  players,
  controls,
  setUp,
}: MatchView): boolean {
  if (series?.goesOn === true) return true;
  // Who looks at an earlier position of a match that is over doesn't take its end away.
  if (state.kind === 'over' || (series === null && controls.finished)) return false;
  if (setUp !== null) return true;
  if ((series?.round ?? 1) > 1) return true;
  const persons = players.some(({ kind }) => kind === 'person');
  return history.some(
    ({ seat }) => seat !== null && (!persons || players[seat]?.kind === 'person'),
  );
}
