import type { MatchViewOf } from '../../electron/api/match-view.ts';
import { homeSeat } from './home.ts';

/** The seats as they sit around a table, from the next one on; the one whose hands lie at the bottom last. */
export function seatsFrom(view: Pick<MatchViewOf, 'players'>): readonly number[] {
  const count = view.players.length;
  const home = homeSeat(view);
  return Array.from({ length: count }, (_, step) => (home + 1 + step) % count);
}
