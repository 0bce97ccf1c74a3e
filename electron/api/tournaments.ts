import { z } from 'zod';
import type { GameId } from '../../engine/games.ts';
import { difficultySchema, longestName, typedName } from '../../engine/match/players.ts';
import {
  longestSeries,
  longestTournamentName,
  mostEntrants,
  swissRounds,
  systems,
  tournamentLocks,
  type System,
} from '../../engine/tournament/limits.ts';
import type { CrossTableRow } from '../../engine/tournament/cross-table.ts';
import type { Pairing } from '../../engine/tournament/tournament.ts';
import { pairingResults } from '../../engine/tournament/results.ts';
import { visible } from '../../words/foreign-text.ts';
import type { Message } from '../../words/message.ts';
import { at, request, type Reached } from './contract.ts';

export {
  longestName,
  longestSeries,
  longestTournamentName,
  mostEntrants,
  pairingResults,
  swissRounds,
  systems,
  tournamentLocks,
};
export type { System };

/** A tournament in the list of all. */
export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly game: { readonly id: GameId };
  readonly system: System;
  readonly players: number;
  /** The rounds that were paired. */
  readonly rounds: number;
}

/** All tournaments, those of the last day first. */
export interface TournamentList {
  readonly tournaments: readonly TournamentSummary[];
  /** Why some files can't be used. */
  readonly problems: readonly Message[];
}

/** A tournament as it stands. */
export interface TournamentView extends Omit<TournamentSummary, 'players' | 'rounds'> {
  /** The rules of the game in words. */
  readonly rules: Message;
  readonly bestOf: number;
  /** The rounds in all; null where the number of players says when it is over. */
  readonly roundsInAll: number | null;
  /** By number. */
  readonly players: readonly {
    readonly name: string;
    readonly kind: 'person' | 'computer';
    readonly hasLeft: boolean;
  }[];
  readonly rounds: readonly (readonly Pairing[])[];
  /** The standings with all results, the first player first. */
  readonly rows: readonly CrossTableRow[];
  /** What computers play by themselves; null if there is nothing. */
  readonly run: {
    /** The game that is being played, from 0; null if they don't play now. */
    readonly now: { readonly round: number; readonly table: number; readonly game: number } | null;
  } | null;
  /** From which the games of computers follow. */
  readonly seed: number;
  /** Why no round can be paired now; null if one can. */
  readonly notNow: Message | null;
}

const id = z.string().max(100);
const name = typedName.min(1).max(longestName);
const games = z.number().min(0).max(longestSeries).multipleOf(0.5);
const pairing = {
  id,
  round: z.int().min(0).max(mostEntrants),
  table: z.int().min(0).max(mostEntrants),
};

/** The requests about tournaments. Those that change one answer with how it stands then. */
export const tournamentRequests = {
  tournaments: request(z.undefined()).answeredBy<TournamentList>(),
  tournament: request(z.strictObject({ id })).answeredBy<TournamentView>(),
  /** Begins a tournament by the rules of a game in the preferences. */
  beginTournament: request(
    z.strictObject({
      at,
      name: z.string().overwrite(visible).min(1).max(longestTournamentName),
      game: z.string().max(40),
      system: z.enum(systems),
      rounds: z.int().min(1).max(mostEntrants),
      bestOf: z.int().min(1).max(longestSeries),
      players: z.array(name).max(mostEntrants),
      computers: z.array(difficultySchema).max(mostEntrants),
    }),
    { characters: 20_000 },
  ).answeredBy<TournamentView>(),
  /** A player comes late. */
  enterTournament: request(z.strictObject({ id, at, name })).answeredBy<TournamentView>(),
  /** A player leaves. */
  leaveTournament: request(
    z.strictObject({ id, at, entrant: z.int().min(0).max(mostEntrants) }),
  ).answeredBy<TournamentView>(),
  pairRound: request(z.strictObject({ id, at })).answeredBy<TournamentView>(),
  /** Enters or corrects a result: the games that each of the two won, a drawn one as half a game. */
  setResult: request(
    z.strictObject({ ...pairing, at, won: z.tuple([games, games]) }),
  ).answeredBy<TournamentView>(),
  /** Begins a match of a pairing on the table. */
  playPairing: request(z.strictObject(pairing)).answeredBy<Reached>(),
  /** Lets the computers play all that they can without a person, or stops them. */
  runTournament: request(z.strictObject({ id, on: z.boolean() })).answeredBy<TournamentView>(),
  deleteTournament: request(z.strictObject({ id })),
  restoreTournament: request(z.strictObject({ id })).answeredBy<TournamentView>(),
} as const;
