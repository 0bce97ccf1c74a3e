import { message } from '../../words/message.ts';
import type { Player } from '../match/players.ts';
import { failure, success, type Result } from '../result.ts';
import { findGame } from '../games.ts';
import { parseSettings } from '../settings/settings.ts';
import { mostEntrants, mostRounds } from './limits.ts';
import { pairingResults } from './results.ts';
import type { ForfeitedGame, TournamentLine, TournamentRules } from './line.ts';

/** A player of a tournament. */
export interface Entrant {
  /** By the order of entering, from 0. The first one is seeded first. */
  readonly number: number;
  readonly player: Player;
  /** The number of rounds that were paired before. */
  readonly since: number;
  readonly hasLeft: boolean;
}

/** Two players who meet in a round, or one who has no opponent in it. */
export interface Pairing {
  /** Begins the first game. */
  readonly first: number;
  readonly second: number | null;
  /** The games that each of them won, a drawn one as half a game; undefined until they are over. */
  readonly won?: readonly [number, number];
  /** The games that each of them won so far, if some were played at the table and others are to come. */
  readonly soFar?: readonly [number, number];
  /** How many games were counted at the table, whatever result was entered since; undefined for none. */
  readonly counted?: number;
  /** The games among them that one of the two lost because it couldn't play on. */
  readonly forfeits?: readonly ForfeitedGame[];
}

/** The place of a pairing: its round and its table, from 0. */
export interface Place {
  readonly round: number;
  readonly table: number;
}

/** A tournament as it stands. */
export interface Tournament {
  readonly rules: TournamentRules;
  readonly entrants: readonly Entrant[];
  /** The rounds that were paired. */
  readonly rounds: readonly (readonly Pairing[])[];
}

/** The state of a tournament after some lines. @returns the first line that can't be, if there is one. */
export function tournamentAfter(lines: readonly TournamentLine[]): Result<Tournament> {
  const [begin, ...rest] = lines;
  if (begin?.what !== 'begin') return failure(message('tournament.no-beginning'));
  const { game: id, settings } = begin.rules;
  const game = findGame(id);
  if (game === undefined) return failure(message('tournament.unknown-game', { game: id }));
  const [problem] = parseSettings(game, settings).problems;
  if (problem !== undefined) return failure(problem.message);
  let tournament: Tournament = {
    rules: ofSingleGames(begin.rules),
    entrants: [],
    rounds: [],
  };
  for (const [index, line] of rest.entries()) {
    const next = withLine(tournament, line);
    if (!next.ok) {
      return failure(message('tournament.bad-line', { line: index + 2, reason: next.error }));
    }
    tournament = next.value;
  }
  return success(tournament);
}

/** The rules with single games: how many a pairing has is up to the tournament, whatever series the game itself has. */
function ofSingleGames(rules: TournamentRules): TournamentRules {
  const { bestOf: _, ...settings } = rules.settings;
  return { ...rules, settings };
}

/** A tournament after one more line. @returns why the line can't follow, if it can't. */
export function withLine(tournament: Tournament, line: TournamentLine): Result<Tournament> {
  switch (line.what) {
    case 'begin':
      return failure(message('tournament.begun-twice'));
    case 'enter':
      return withEntrant(tournament, line.player);
    case 'leave':
      return withoutEntrant(tournament, line.entrant);
    case 'round':
      return withRound(tournament, line.pairings);
    case 'game':
      return withGame(tournament, line);
    case 'result':
      return withResult(tournament, line);
  }
}

/** Whether all pairings of the last round have a result. */
export function isRoundOver({ rounds }: Tournament): boolean {
  return (rounds.at(-1) ?? []).every(({ second, won }) => second === null || won !== undefined);
}

function withEntrant(tournament: Tournament, player: Player): Result<Tournament> {
  const { entrants, rounds } = tournament;
  if (entrants.length >= mostEntrants) {
    return failure(message('tournament.too-many', { most: mostEntrants }));
  }
  const { name } = player;
  if (name !== undefined && entrants.some((each) => each.player.name === name)) {
    return failure(message('tournament.same-name', { name }));
  }
  const entrant = { number: entrants.length, player, since: rounds.length, hasLeft: false };
  return success({ ...tournament, entrants: [...entrants, entrant] });
}

function withoutEntrant(tournament: Tournament, number: number): Result<Tournament> {
  const { entrants } = tournament;
  const entrant = entrants[number];
  if (entrant === undefined)
    return failure(message('tournament.no-entrant', { number: number + 1 }));
  if (entrant.hasLeft) return failure(message('tournament.left-before', { number: number + 1 }));
  return success({ ...tournament, entrants: entrants.with(number, { ...entrant, hasLeft: true }) });
}

function withRound(
  tournament: Tournament,
  pairings: readonly (readonly [number, number | null])[],
): Result<Tournament> {
  const { entrants, rounds } = tournament;
  if (!isRoundOver(tournament)) {
    return failure(message('tournament.round-open', { round: rounds.length }));
  }
  if (rounds.length >= mostRounds) {
    return failure(message('tournament.too-many-rounds', { most: mostRounds }));
  }
  const paired = pairings.flat().filter((number) => number !== null);
  const unknown = paired.find((number) => entrants[number] === undefined);
  if (unknown !== undefined) {
    return failure(message('tournament.no-entrant', { number: unknown + 1 }));
  }
  const twice = paired.find((number, index) => paired.indexOf(number) !== index);
  if (twice !== undefined)
    return failure(message('tournament.paired-twice', { number: twice + 1 }));
  return success({
    ...tournament,
    rounds: [...rounds, pairings.map(([first, second]) => ({ first, second }))],
  });
}

function withGame(
  tournament: Tournament,
  { points, ...place }: Extract<TournamentLine, { what: 'game' }>,
): Result<Tournament> {
  const pairing = pairingAt(tournament, place);
  if (!pairing.ok) return pairing;
  const { first, second, won, counted = 0, soFar: [one, other] = [0, 0] } = pairing.value;
  if (won !== undefined) return failure(message('tournament.is-over', said(place)));
  const total = [one + points, other + 1 - points] as const;
  const score = isResult(tournament.rules, total) ? { won: total } : { soFar: total };
  const after = { first, second, counted: counted + 1, ...score };
  return success(withPairing(tournament, place, after));
}

function withResult(
  tournament: Tournament,
  { won, forfeits, ...place }: Extract<TournamentLine, { what: 'result' }>,
): Result<Tournament> {
  const pairing = pairingAt(tournament, place);
  if (!pairing.ok) return pairing;
  const { rules } = tournament;
  if (!isResult(rules, won)) {
    const [one, other] = won;
    return failure(message('tournament.bad-result', { one, other, games: rules.bestOf }));
  }
  // It replaces the games that were counted before.
  const { first, second, counted } = pairing.value;
  const entered = {
    first,
    second,
    won,
    ...(counted !== undefined && { counted }),
    ...(forfeits && { forfeits }),
  };
  return success(withPairing(tournament, place, entered));
}

/**
 * How a game at the table stands in its tournament: it counts once it is over (`open`), has counted, or doesn't count (`none`),
 * as its pairing has another result or isn't there.
 */
export type GameStanding = 'open' | 'counted' | 'none';

/** How a game stands, see {@link GameStanding}. @param game - its number in the pairing, from 0. */
export function standingOfGame(
  tournament: Tournament,
  { game, ...place }: Place & { readonly game: number },
): GameStanding {
  const pairing = pairingAt(tournament, place);
  if (!pairing.ok) return 'none';
  const { counted = 0, won } = pairing.value;
  if (game < counted) return 'counted';
  return game === counted && won === undefined ? 'open' : 'none';
}

/** The pairing of two at a place. @returns why there is none, if there isn't. */
export function pairingAt(
  { rounds }: Tournament,
  place: Place,
): Result<Pairing & { readonly second: number }> {
  const { first, second = null, ...rest } = rounds[place.round]?.[place.table] ?? {};
  return first === undefined || second === null
    ? failure(message('tournament.no-pairing', said(place)))
    : success({ ...rest, first, second });
}

function withPairing(
  tournament: Tournament,
  { round, table }: Place,
  pairing: Pairing,
): Tournament {
  const { rounds } = tournament;
  const pairings = rounds[round]?.with(table, pairing) ?? [];
  return { ...tournament, rounds: rounds.with(round, pairings) };
}

/** Whether a pairing can end with the games that each of the two won. */
function isResult({ bestOf }: TournamentRules, won: readonly [number, number]): boolean {
  return pairingResults(bestOf).some(([one, other]) => one === won[0] && other === won[1]);
}

function said({ round, table }: Place): { readonly round: number; readonly table: number } {
  return { round: round + 1, table: table + 1 };
}
