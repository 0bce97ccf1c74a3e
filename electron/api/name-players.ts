import type { Seating } from '../../config/start.ts';
import type { Player } from './match-view.ts';

/** Gives players the names they have on the screen: "You" is the only person at the table. */
export function namePlayers(seats: readonly Seating[]): Player[] {
  const computers = seats.filter(({ kind }) => kind === 'computer').length;
  const persons = seats.length - computers;
  return seats.map(({ kind, difficulty }, seat): Player => {
    if (kind === 'person') return { kind, name: persons === 1 ? 'You' : `Player ${seat + 1}` };
    return { kind, difficulty, name: computers === 1 ? 'Computer' : `Computer ${seat + 1}` };
  });
}
