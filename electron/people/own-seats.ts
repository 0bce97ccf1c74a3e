import { firstFolder } from '../../storage/journal/journal.ts';
import { ownSeats, type Owner, type SeenPlayer } from '../../storage/library/own-matches.ts';
import type { KeptPerson } from '../../storage/people/people-folder.ts';
import { guest } from '../../storage/people/person.ts';

/**
 * A person as the owner of saved matches.
 *
 * @param here - undefined for a guest, who owns none.
 * @param all - the people on the machine. The only one owns seats without a note, too.
 */
export function ownerOf(here: KeptPerson | undefined, all: readonly KeptPerson[]): Owner {
  const isAlone = all.length === 1;
  return {
    id: here === undefined ? guest : ownerId(here),
    seatsIn: ownSeats(here?.folder, isAlone),
    playersIn: ({ players, people }) =>
      players.map((player, seat): SeenPlayer => {
        if (player.kind !== 'person' || player.name) return player;
        const noted = people?.[seat] ?? undefined;
        // A seat without a note may be a guest's.
        if (noted === here?.folder || (isAlone && noted === undefined)) return player;
        const name = all.find(({ folder }) => folder === noted)?.person.name;
        return { ...player, ...(name && { name }), isAnother: true };
      }),
    key: JSON.stringify([here?.folder, all.map(({ folder, person }) => [folder, person.name])]),
  };
}

/** The id by which the library knows a person; undefined for the first one of the machine. */
export function ownerId({ folder, person }: KeptPerson): string | undefined {
  return folder === firstFolder ? undefined : person.id;
}
