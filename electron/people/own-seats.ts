import type { Player } from '../../engine/match/players.ts';
import { firstFolder } from '../../storage/journal/journal.ts';
import { ownSeats, personSeats, type Owner } from '../../storage/library/own-matches.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import type { KeptPerson } from '../../storage/people/people-folder.ts';
import { guest } from '../../storage/people/person.ts';
import { words } from '../words.ts';

/**
 * A person as the owner of saved matches.
 *
 * @param here - undefined for a guest, who owns none.
 * @param all - the people on the machine. The only one owns seats without a note, too.
 */
export function ownerOf(here: KeptPerson | undefined, all: readonly KeptPerson[]): Owner {
  const seatsIn = ownSeats(here?.folder, all.length === 1);
  return {
    id: here === undefined ? guest : ownerId(here),
    seatsIn,
    playersIn: (match) => namedPlayers(match, all, seatsIn(match)),
    key: JSON.stringify([here?.folder, all.map(({ folder, person }) => [folder, person.name])]),
  };
}

/** The id by which the library knows a person; undefined for the first one of the machine. */
export function ownerId({ folder, person }: KeptPerson): string | undefined {
  return folder === firstFolder ? undefined : person.id;
}

/** The players with the names of those who had none, except at the person's own seats. */
function namedPlayers(
  match: MatchSummary,
  all: readonly KeptPerson[],
  own: readonly number[],
): readonly Player[] {
  const isOnlyPerson = personSeats(match).length === 1;
  return match.players.map((player, seat) => {
    if (player.kind !== 'person' || player.name || own.includes(seat)) return player;
    const noted = all.find(({ folder }) => folder === match.people?.[seat]);
    // Without a name, the only person at a table is called "you".
    const name = noted?.person.name || (isOnlyPerson ? words().text('players.somebody') : '');
    return name === '' ? player : { ...player, name };
  });
}
