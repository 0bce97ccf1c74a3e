import type { Player } from '../../engine/match/players.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { KeptPerson } from '../../storage/people/people-folder.ts';
import { isCalled, personCalled } from '../../storage/people/person.ts';

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

/** A match in which a person is called otherwise; undefined if they don't sit at it. */
export function withRenamed(table: SeatedMatch, from: string, to: string): SeatedMatch | undefined {
  const isTheirs = ({ kind, name = '' }: Player): boolean =>
    kind === 'person' && isCalled(name, from);
  if (!table.players.some(isTheirs)) return undefined;
  const players = table.players.map((player) =>
    isTheirs(player) ? { ...player, name: to } : player,
  );
  return { ...table, players };
}
