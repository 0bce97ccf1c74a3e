import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import type { SoundName } from '../sound/sounds.ts';
import { isNew } from '../table/steps.ts';

/** What is heard of the end of a game that a view brings; nothing of one that has been seen before. */
export function endingSound(view: MatchView, before: MatchView | undefined): SoundName | undefined {
  if (view.state.kind !== 'over' || before === undefined) return undefined;
  if (!isNew(view, before) && !isSettledNow(view, before)) return undefined;
  const { outcome } = view.state;
  if (outcome.kind === 'draw') return 'draw';
  const persons = view.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Where no person has won, one among computers has lost.
  const lost = persons.length > 0 && !persons.includes(outcome.winner);
  return lost ? 'lose' : 'win';
}

/** Whether the game ends without a move, such as by a resignation. */
function isSettledNow(view: MatchView, before: MatchView): boolean {
  const { gameNumber, at } = view;
  return (
    !before.controls.finished && before.gameNumber === gameNumber && at === pliesOf(view).length
  );
}

/** Whether a view takes moves back, or plays again what had been taken back. */
export function isTakenBack(view: MatchView, before: MatchView | undefined): boolean {
  return before?.gameNumber === view.gameNumber && before.at !== view.at && !isNew(view, before);
}
