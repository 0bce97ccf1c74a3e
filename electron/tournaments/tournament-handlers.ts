import { isDeepStrictEqual } from 'node:util';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import type { PairingOfMatch, SeatedMatch } from '../../engine/match/seated-match.ts';
import { largestSeed, type Random } from '../../engine/random.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { differingSettings, parseSettings, type Settings } from '../../engine/settings/settings.ts';
import type { TournamentLine, TournamentRules } from '../../engine/tournament/line.ts';
import { pairRound } from '../../engine/tournament/pair.ts';
import { pairingAt, type Place, type Tournament } from '../../engine/tournament/tournament.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { resultOf } from '../../storage/library/summary.ts';
import type {
  KeptTournament,
  TournamentFolder,
} from '../../storage/tournaments/tournament-folder.ts';
import { nameOf } from '../../words/game-words.ts';
import { message, type Message } from '../../words/message.ts';
import type { Reached } from '../api/contract.ts';
import type { RequestOf } from '../api/requests.ts';
import type { tournamentRequests, TournamentView } from '../api/tournaments.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SessionState } from '../match/session.ts';
import { areComputers } from './run-tournament.ts';
import { TournamentRuns, type RunSurroundings } from './tournament-runs.ts';
import { summaryOf, tournamentView } from './tournament-view.ts';

/** The program around the tournaments. */
export interface Surroundings extends RunSurroundings {
  /** The settings of a game in the preferences. */
  readonly rulesSet: (game: string) => Settings;
  /** Names a computer player. */
  readonly named: (player: Player) => Player;
  readonly random: Random;
  /** The match on the table. */
  readonly onTable: () => Pick<SessionState, 'revision' | 'table'>;
  /** Puts the match of a game of a pairing there: the unfinished one of the library, or a new one. */
  readonly play: (match: RequestOf<'newMatch'>, pairing: PairingOfMatch) => Promise<Reached>;
  /** Called when a tournament has changed in which the match on the table may be a game. */
  readonly changed: () => void;
}

/** Tournaments, as the program has them. */
export interface Tournaments {
  readonly handlers: Handlers<keyof typeof tournamentRequests>;
  /**
   * Counts a match that is over for its pairing, unless it is counted already or its tournament was deleted.
   *
   * @returns why it doesn't count, such as a result that was entered by hand meanwhile.
   * @throws if the tournament can't be written.
   */
  readonly count: (table: SeatedMatch, at: string) => Message | undefined;
}

/** Answers the requests about tournaments. */
export function hostTournaments(surroundings: Surroundings): Tournaments {
  const { folder, onTable, play, changed } = surroundings;
  const read = (id: string): Tournament => orRefuse(() => folder.read(id));
  const runs = new TournamentRuns(surroundings);
  const viewOf = (kept: KeptTournament): TournamentView =>
    tournamentView(kept, runs.gameOf(kept.id));
  const add = (id: string, ...lines: readonly TournamentLine[]): TournamentView =>
    viewOf({ id, tournament: orRefuse(() => folder.add(id, lines)) });

  const handlers: Tournaments['handlers'] = {
    tournaments() {
      const { kept, unusable } = folder.all();
      return {
        tournaments: kept.map(summaryOf),
        problems: unusable.map((problem) => message('tournament.unusable', { ...problem })),
      };
    },
    tournament: ({ id }) => viewOf({ id, tournament: read(id) }),
    beginTournament({ at, ...asked }) {
      const { rules, entrants } = begun(asked, surroundings);
      const id = orRefuse(() => folder.begin(rules, entrants, at));
      return viewOf({ id, tournament: read(id) });
    },
    enterTournament: ({ id, at, name }) => add(id, { what: 'enter', at, player: personOf(name) }),
    leaveTournament: ({ id, at, entrant }) => add(id, { what: 'leave', at, entrant }),
    pairRound({ id, at }) {
      const paired = orRefuse(() => pairRound(read(id)));
      const pairings = paired.map(({ first, second }): [number, number | null] => [first, second]);
      return add(id, { what: 'round', at, pairings });
    },
    setResult({ id, ...result }) {
      refuseComputers(read(id), result);
      const view = add(id, { what: 'result', ...result });
      changed();
      return view;
    },
    async playPairing(place) {
      const { match, game } = nextGameOf(read(place.id), place);
      const pairing = { ...place, game };
      const { revision, table } = onTable();
      // A game that isn't over continues, also after a restart.
      return isBeingPlayed(table, pairing) ? { revision } : play(match, pairing);
    },
    runTournament: ({ id, on }) => {
      runs.turn(id, on ? read(id) : undefined);
      return viewOf({ id, tournament: read(id) });
    },
    deleteTournament({ id }) {
      runs.turn(id, undefined);
      done(id, () => folder.delete(id));
      changed();
      return null;
    },
    restoreTournament({ id }) {
      done(id, () => folder.restore(id));
      changed();
      return viewOf({ id, tournament: read(id) });
    },
  };

  return { handlers, count: countingIn(folder) };
}

/** Counts games in a folder of tournaments. */
function countingIn(folder: TournamentFolder): Tournaments['count'] {
  return ({ pairing, ...table }, at) => {
    const points = pointsIn(table);
    if (pairing === undefined || points === undefined) return undefined;
    const { id, game, ...place } = pairing;
    const before = folder.read(id);
    if (!before.ok) return before.error.code === 'tournament.unknown' ? undefined : before.error;
    const { counted = 0, won } = before.value.rounds[place.round]?.[place.table] ?? {};
    if (game < counted) return undefined;
    if (game > counted && won === undefined) {
      return message('tournament.earlier-missing', inWords(place));
    }
    const added = folder.add(id, [{ what: 'game', at, ...place, points }]);
    return added.ok ? undefined : added.error;
  };
}

/** Whether a match is the game of a pairing, and isn't over. */
function isBeingPlayed(table: SeatedMatch, pairing: PairingOfMatch): boolean {
  return isDeepStrictEqual(table.pairing, pairing) && resultOf(table).kind === 'unfinished';
}

/** The rules and the players of a tournament that a window asks for. @throws Refusal if it can't be played. */
function begun(
  { game, players, computers, ...asked }: Omit<RequestOf<'beginTournament'>, 'at'>,
  { rulesSet, random, named }: Surroundings,
) {
  const seed = computers.length > 0 ? { seed: random.below(largestSeed + 1) } : {};
  const rules: TournamentRules = { ...asked, ...rulesOf(game, rulesSet), ...seed };
  return { rules, entrants: [...players.map(personOf), ...computers.map(computerOf).map(named)] };
}

/** What the first player got in a match that is over; undefined for any other. */
function pointsIn(table: SeatedMatch): 0 | 0.5 | 1 | undefined {
  const result = resultOf(table);
  if (result.kind === 'unfinished') return undefined;
  if (result.kind === 'drawn') return 0.5;
  return result.winner === 0 ? 1 : 0;
}

/** @throws Refusal if a pairing is one of computers, who play it by themselves. */
function refuseComputers(tournament: Tournament, place: Place): void {
  const pairing = tournament.rounds[place.round]?.[place.table];
  if (pairing === undefined || !areComputers(tournament, pairing)) return;
  throw new Refusal(message('tournament.of-computers', inWords(place)));
}

/** A place as sentences count it, from 1. */
function inWords({ round, table }: Place): Place {
  return { round: round + 1, table: table + 1 };
}

/** The next game of a pairing: its number, from 0, and the request for a match. @throws Refusal if there is none to play. */
function nextGameOf(
  tournament: Tournament,
  place: Place,
): { readonly game: number; readonly match: RequestOf<'newMatch'> } {
  const { rules, entrants } = tournament;
  const { first, second, won, counted: game = 0 } = orRefuse(() => pairingAt(tournament, place));
  if (won !== undefined) {
    throw new Refusal(message('tournament.is-over', inWords(place)));
  }
  refuseComputers(tournament, place);
  const players = [first, second].flatMap((number) => entrants[number]?.player ?? []);
  // Both go first as often as the number of games allows.
  const match = { game: rules.game, settings: rules.settings, players, first: game % 2 };
  return { game, match };
}

/** What a file of tournaments gives. @throws Refusal with why it can't. */
function orRefuse<T>(work: () => Result<T>): T {
  let result: Result<T>;
  try {
    result = work();
  } catch (error) {
    throw new Refusal(message('tournament.not-kept', { reason: fileReason(error) }));
  }
  if (!result.ok) throw new Refusal(result.error);
  return result.value;
}

/** Moves a tournament. @throws Refusal if it isn't there or can't be moved. */
function done(id: string, work: () => boolean): null {
  return orRefuse(() => (work() ? success(null) : failure(message('tournament.unknown', { id }))));
}

/** The game of a tournament and its settings that differ from the defaults. @throws Refusal unless it is for two. */
function rulesOf(
  gameId: string,
  rulesSet: Surroundings['rulesSet'],
): Pick<TournamentRules, 'game' | 'settings'> {
  const game = knownGame(gameId);
  const { settings } = parseSettings(game, rulesSet(game.id));
  const { seats } = game.rules(settings);
  if (seats !== 2) {
    throw new Refusal(message('tournament.two-players', { game: nameOf(game), seats }));
  }
  return { game: game.id, settings: differingSettings(game.settings, settings) };
}

function personOf(name: string): Player {
  return { kind: 'person', name };
}

function computerOf(difficulty: Difficulty): Player {
  return { kind: 'computer', difficulty };
}
