import type { Seat } from '../../engine/game.ts';
import type { Player } from '../../engine/match/players.ts';
import { opponentsOf, standpointOf, type MatchSummary } from './summary.ts';

/** A match as far as it says who sits where. */
export interface SeatsOfMatch extends Pick<MatchSummary, 'players'> {
  readonly people?: MatchSummary['people'] | undefined;
}

/** The seats of the person at the machine in a saved match; none if it isn't theirs. */
export type OwnSeats = (match: SeatsOfMatch) => readonly Seat[];

/** A player as the person at the machine sees it. */
export type SeenPlayer = Player & {
  /** Another person, who has no name in the match. The name is theirs if it is known who sat there. */
  readonly isAnother?: true;
};

/** The person at the machine, whose matches and figures the library is asked for. */
export interface Owner {
  /** Undefined for the first person of the machine. */
  readonly id: string | undefined;
  readonly seatsIn: OwnSeats;
  /** The players of a match as the person sees them, see {@link SeenPlayer}. They are never saved. */
  playersIn(match: SeatsOfMatch): readonly SeenPlayer[];
  /** Differs if the seats or the names in saved matches may. */
  readonly key: string;
}

/** The seats of all persons in a match: those of a person who is the only one on the machine. */
export function personSeats({ players }: Pick<SeatsOfMatch, 'players'>): readonly Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/**
 * Finds the seats of a person in saved matches. Each match notes who sat where, because names change and are given again.
 *
 * @param folder - the name of the person's folder; undefined for a guest, who has no seats.
 * @param isAlone - whether this is the only person on the machine, who then also owns seats without a note.
 */
export function ownSeats(folder: string | undefined, isAlone: boolean): OwnSeats {
  if (folder === undefined) return () => [];
  return (match) =>
    personSeats(match).filter((seat) => {
      const noted = match.people?.[seat] ?? undefined;
      return noted === folder || (isAlone && noted === undefined);
    });
}

/** The matches in which a person has a seat, from the side of the first of these. */
export function ownMatches(matches: Iterable<MatchSummary>, { seatsIn }: Owner): MatchSummary[] {
  return [...matches].flatMap((match) => {
    const [seat] = seatsIn(match);
    return seat === undefined ? [] : [seenFrom(match, seat)];
  });
}

function seenFrom(match: MatchSummary, seat: Seat): MatchSummary {
  const { players, result } = match;
  if (seat === personSeats(match)[0]) return match;
  const standpoint = standpointOf(result, players, seat);
  return { ...match, standpoint, opponents: opponentsOf(players, seat) };
}
