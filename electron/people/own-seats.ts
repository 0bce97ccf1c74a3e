import { personSeats, type OwnSeats } from '../../storage/library/own-matches.ts';
import type { KeptPerson } from '../../storage/people/people-folder.ts';

/**
 * Finds the seats of a person in saved matches, which note who sat where: a name can change, or become somebody else's.
 *
 * @param own - undefined for a guest, who has none.
 * @param isAlone - whether nobody else is on the machine: then seats are theirs, too, of which nothing is noted.
 */
export function ownSeats(own: KeptPerson | undefined, isAlone: boolean): OwnSeats {
  if (own === undefined) return () => [];
  const { folder } = own;
  return (match) =>
    personSeats(match).filter((seat) => {
      const noted = match.people?.[seat] ?? undefined;
      return noted === folder || (isAlone && noted === undefined);
    });
}
