import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { isNew } from '../table/steps.ts';

/** How a game ends for the persons at the table; also the name of its sound. */
export type Ending = 'win' | 'lose' | 'draw';

/** The end of a game in a new view; undefined if it was seen before, or nobody at the table played it. */
export function endingOf(view: MatchView, before: MatchView | undefined): Ending | undefined {
  if (view.state.kind !== 'over' || view.playedOn || before === undefined) return undefined;
  if (!isNew(view, before) && !isSettledNow(view, before)) return undefined;
  return endingFor(view.players, view.state.outcome);
}

type Over = Extract<MatchView['state'], { kind: 'over' }>;

/** How an outcome is for the persons at the table: they lose if a computer wins. */
export function endingFor(players: MatchView['players'], outcome: Over['outcome']): Ending {
  if (outcome.kind === 'draw') return 'draw';
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length > 0 && !persons.includes(outcome.winner) ? 'lose' : 'win';
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
