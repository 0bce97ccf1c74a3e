import type { MatchViewOf } from '../../electron/api/match-view.ts';
import type { Appearance } from '../../electron/api/preferences.ts';

/** A view of a match, and the seat at the bottom if the table was turned. */
export type Seated<View extends Pick<MatchViewOf, 'players'> = Pick<MatchViewOf, 'players'>> =
  View & { readonly home?: number };

/** The seat at the bottom: the one the table is turned to, else the only person's, else the first. */
export function homeSeat({ players, home }: Seated): number {
  return (
    home ??
    Math.max(
      0,
      players.findIndex(({ kind }) => kind === 'person'),
    )
  );
}

/** Whether the table turns in this match: only between persons, it needs two of them. */
export function turns(
  { players }: Pick<MatchViewOf, 'players'>,
  turning: Appearance['turnTable'],
): boolean {
  const persons = players.filter(({ kind }) => kind === 'person').length;
  return turning === 'always' || (turning === 'persons' && persons > 1);
}

/**
 * The seat that the table turns to.
 *
 * @param now - the seat it is turned to so far; undefined if it isn't turned.
 * @returns undefined if the table doesn't turn.
 */
export function turnedTo(
  view: Pick<MatchViewOf, 'players' | 'state'>,
  turning: Appearance['turnTable'],
  now: number | undefined,
): number | undefined {
  if (!turns(view, turning)) return undefined;
  const { state } = view;
  if (state.kind === 'over' || (turning === 'persons' && state.kind !== 'person')) return now;
  return state.seat;
}
