import type { MatchViewOf } from '../../electron/api/match-view.ts';

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
  if (before !== undefined && moment(view) === moment(before)) return 'same';
  if (before !== undefined && goesOn(view, before)) return 'on';
  return view.at === view.history.length && isUnplayed(view) ? 'begun' : 'elsewhere';
}

/** Whether nothing stands but what chance did, or what was picked. */
export function isUnplayed({ history, at }: MatchViewOf): boolean {
  return history.slice(0, at).every(({ seat, drawn }) => seat === null || drawn !== null);
}

function goesOn(view: MatchViewOf, before: MatchViewOf): boolean {
  const since = view.at - before.at;
  return (
    view.deal === before.deal &&
    since > 0 &&
    since <= mostAtOnce &&
    played(view, before.at) === played(before, before.at)
  );
}

function moment(view: MatchViewOf): string {
  return `${view.deal} ${view.first} ${view.notation} ${played(view, view.at)}`;
}

function played({ history }: MatchViewOf, upTo: number): string {
  return history
    .slice(0, upTo)
    .map(({ notation }) => notation)
    .join(' ');
}
