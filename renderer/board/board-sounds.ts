import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import type { SoundName } from '../sound/sounds.ts';
import { isNew } from '../table/steps.ts';

/** The sound for the end of a game in a new view; undefined if the end was seen before. */
export function endingSound(view: MatchView, before: MatchView | undefined): SoundName | undefined {
  if (view.state.kind !== 'over' || before === undefined) return undefined;
  if (!isNew(view, before) && !isSettledNow(view, before)) return undefined;
  const { outcome } = view.state;
  if (outcome.kind === 'draw') return 'draw';
  const persons = view.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // If no person has won, a person has lost to a computer.
  const lost = persons.length > 0 && !persons.includes(outcome.winner);
  return lost ? 'lose' : 'win';
}

/** Whether the game ends without a move, for example by a resignation. */
function isSettledNow(view: MatchView, before: MatchView): boolean {
  const { gameNumber, at } = view;
  return (
    !before.controls.finished && before.gameNumber === gameNumber && at === pliesOf(view).length
  );
}

/** Whether a view takes back moves or plays them again. */
export function isTakenBack(view: MatchView, before: MatchView | undefined): boolean {
  return before?.gameNumber === view.gameNumber && before.at !== view.at && !isNew(view, before);
}
