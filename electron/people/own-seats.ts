import { personSeats, type OwnSeats } from '../../storage/library/own-matches.ts';
import type { KeptPerson } from '../../storage/people/people-folder.ts';

/**
 * Finds the seats of a person in saved matches. Each match notes who sat where, because names change and are given again.
 *
 * @param own - undefined for a guest, who has none.
 * @param isAlone - whether this is the only person on the machine, who then also owns seats without a note.
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
