import { pliesOf, type MatchViewOf } from '../../electron/api/match-view.ts';
import { sameMoves } from './same-moves.ts';

/**
 * How a view of a match follows the view before it: `same` is the same position, `begun` a match
 * without moves, `on` new moves, and `elsewhere` any other position, for example an earlier one.
 */
export type Step = 'same' | 'begun' | 'on' | 'elsewhere';

/** The most plies in one view: a move, and the draw that follows. */
const mostAtOnce = 2;

/** Determines how a view follows the one before it, if there is one. */
export function stepTo(view: MatchViewOf, before: MatchViewOf | undefined): Step {
  if (before !== undefined && isSameMoment(view, before)) return 'same';
  if (before !== undefined && isContinuation(view, before)) return 'on';
  return view.at === pliesOf(view).length && isUnplayed(view) ? 'begun' : 'elsewhere';
}

/** Whether a view shows newly played moves, rather than known ones. */
export function isNew(view: MatchViewOf, before: MatchViewOf): boolean {
  return stepTo(view, before) === 'on' && sameMoves(pliesOf(view), pliesOf(before)) < view.at;
}

/** Whether there are no moves but draws and picks. */
export function isUnplayed(view: MatchViewOf): boolean {
  const played = pliesOf(view).findIndex(({ seat, drawn }) => seat !== null && drawn === null);
  return played === -1 || played >= view.at;
}

function isContinuation(view: MatchViewOf, before: MatchViewOf): boolean {
  const since = view.at - before.at;
  return (
    view.gameNumber === before.gameNumber &&
    since > 0 &&
    since <= mostAtOnce &&
    sameMoves(pliesOf(view), pliesOf(before)) >= before.at
  );
}

function isSameMoment(view: MatchViewOf, before: MatchViewOf): boolean {
  return (
    view.gameNumber === before.gameNumber &&
    view.first === before.first &&
    view.notation === before.notation &&
    view.at === before.at &&
    sameMoves(pliesOf(view), pliesOf(before)) >= view.at
  );
}
