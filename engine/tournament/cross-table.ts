import { opponentIn, pairingsOf, scoreIn, standingsOf, type Standing } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** The place of a player, with what was got from every other one. */
export interface CrossTableRow extends Standing {
  /** The points from each player, in the order of the rows; null if they haven't played. */
  readonly against: readonly (number | null)[];
}

/** The standings of a tournament with all results, the first player first. */
export function crossTable(tournament: Tournament): CrossTableRow[] {
  const standings = standingsOf(tournament);
  return standings.map((row) => {
    const own = pairingsOf(tournament, row.entrant);
    const against = standings.map(({ entrant }) => {
      const met = own.find((pairing) => opponentIn(pairing, row.entrant) === entrant);
      return (met && scoreIn(met, row.entrant)) ?? null;
    });
    return { ...row, against };
  });
}
