import { pliesOf, type MatchViewOf } from '../../electron/api/match-view.ts';
import { sameMoves } from './same-moves.ts';

/**
 * How a view of a match follows the one that was shown before it: `same` is the same moment once
 * more, `begun` a match in which nobody has played yet, `on` what was played since, and `elsewhere`
 * any other moment, such as one that somebody looks back at.
 */
export type Step = 'same' | 'begun' | 'on' | 'elsewhere';

/** As many moves as come in one view: what somebody played, and the draw that follows. */
const mostAtOnce = 2;

/** Tells how a view follows the one before it; nothing stands before the first one. */
export function stepTo(view: MatchViewOf, before: MatchViewOf | undefined): Step {
  if (before !== undefined && isSameMoment(view, before)) return 'same';
  if (before !== undefined && isContinuation(view, before)) return 'on';
  return view.at === pliesOf(view).length && isUnplayed(view) ? 'begun' : 'elsewhere';
}

/** Whether a view goes on with what was played just now, rather than seen before and gone back to. */
export function isNew(view: MatchViewOf, before: MatchViewOf): boolean {
  return stepTo(view, before) === 'on' && sameMoves(pliesOf(view), pliesOf(before)) < view.at;
}

/** Whether nothing stands but what chance did, or what was picked. */
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
