import type { MatchViewOf } from '../../electron/api/match-view.ts';
import { homeSeat } from './home.ts';

/** The seats around a table, starting after the bottom seat, which comes last. */
export function seatsFrom(view: Pick<MatchViewOf, 'players'>): readonly number[] {
  const count = view.players.length;
  const home = homeSeat(view);
  return Array.from({ length: count }, (_, step) => (home + 1 + step) % count);
}
