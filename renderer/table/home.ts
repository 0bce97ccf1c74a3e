import type { MatchViewOf } from '../../electron/api/match-view.ts';
import type { Appearance } from '../../electron/api/preferences.ts';

/** A view of a match, and who sits at the bottom of the table if that isn't left to the players. */
export type Seated<View extends Pick<MatchViewOf, 'players'> = Pick<MatchViewOf, 'players'>> =
  View & { readonly home?: number };

/** Whose hands lie at the bottom: those that it is turned to, else the person's, or of more or none the first seat's. */
export function homeSeat({ players, home }: Seated): number {
  return (
    home ??
    Math.max(
      0,
      players.findIndex(({ kind }) => kind === 'person'),
    )
  );
}

/**
 * Whom the table turns to.
 *
 * @param now - whom it is turned to so far; undefined if to nobody.
 * @returns undefined if it doesn't turn.
 */
export function turnedTo(
  { players, state }: Pick<MatchViewOf, 'players' | 'state'>,
  turning: Appearance['turnTable'],
  now: number | undefined,
): number | undefined {
  const persons = players.filter(({ kind }) => kind === 'person').length;
  if (turning === 'off' || (turning === 'persons' && persons < 2)) return undefined;
  if (state.kind === 'over' || (turning === 'persons' && state.kind !== 'person')) return now;
  return state.seat;
}
