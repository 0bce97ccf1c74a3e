import type { Seat } from '../../engine/game.ts';
import type { Line } from '../../engine/learner/line.ts';
import { personSeats, type OwnSeats } from '../../storage/library/own-matches.ts';
import type { KeptPerson } from '../../storage/people/people-folder.ts';
import { isCalled, personCalled } from '../../storage/people/person.ts';

/**
 * Finds the seats of a person in saved matches: those with their name. Without one, the seats that no other person is named at
 * are theirs in a match from before there were others, and the first of these in one that is in their journal.
 *
 * @param own - undefined for a guest, who has none.
 * @param lines - their journal.
 */
export function ownSeats(
  own: KeptPerson | undefined,
  all: readonly KeptPerson[],
  lines: readonly Line[],
): OwnSeats {
  if (own === undefined) return () => [];
  const { name, aloneUntil = -1 } = own.person;
  const others = all.filter(({ folder }) => folder !== own.folder);
  if (others.length === 0) return personSeats;
  const noted = new Set(lines.flatMap((line) => (line.what === 'match' ? [line.id] : [])));
  return (match) => {
    const persons = personSeats(match);
    const nameAt = (seat: Seat) => match.players[seat]?.name ?? '';
    const named = persons.filter((seat) => isCalled(nameAt(seat), name));
    if (named.length > 0) return named;
    const wasAlone = match.created <= aloneUntil;
    if (!wasAlone && !noted.has(match.id)) return [];
    const free = persons.filter((seat) => personCalled(nameAt(seat), others) === undefined);
    return wasAlone ? free : free.slice(0, 1);
  };
}
