import type { MatchViewOf } from '../../electron/api/match-view.ts';

/** Whose hands lie at the bottom: the person's, or where there are more or none, the first seat's. */
export function homeSeat({ players }: Pick<MatchViewOf, 'players'>): number {
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );
}
