import type { Player } from '../../engine/match/players.ts';
import type { KeptPerson } from '../../storage/people/people-folder.ts';
import { personCalled } from '../../storage/people/person.ts';

/**
 * The seats of each person at a table: those with their names. The person at the machine may have the first one without
 * a name.
 *
 * @param here - the folder of the person at the machine.
 */
export function seatsOf(
  players: readonly Player[],
  all: readonly KeptPerson[],
  here: string,
): ReadonlyMap<KeptPerson, readonly number[]> {
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const own = all.find(({ folder }) => folder === here);
  const seats = new Map<KeptPerson, number[]>();
  if (own === undefined || persons.length === 0) return seats;
  // Without other people, all seats are of the person at the machine.
  if (all.length === 1) return seats.set(own, persons);
  for (const seat of persons) {
    const one = personCalled(players[seat]?.name ?? '', all);
    if (one !== undefined) seats.set(one, [...(seats.get(one) ?? []), seat]);
  }
  const free = persons.find((seat) => !players[seat]?.name);
  if (!seats.has(own) && free !== undefined) seats.set(own, [free]);
  return seats;
}
