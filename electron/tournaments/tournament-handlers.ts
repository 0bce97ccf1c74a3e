import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import type { Player } from '../../engine/match/players.ts';
import { mainEndOf } from '../../engine/match/match.ts';
import { largestSeed, type Random } from '../../engine/random.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { differingSettings, parseSettings, type Settings } from '../../engine/settings/settings.ts';
import type { TournamentLine, TournamentRules } from '../../engine/tournament/line.ts';
import { pairRound } from '../../engine/tournament/pair.ts';
import type { Tournament } from '../../engine/tournament/tournament.ts';
import { fileReason } from '../../storage/files/reason.ts';
import type {
  KeptTournament,
  TournamentFolder,
} from '../../storage/tournaments/tournament-folder.ts';
import { nameOf } from '../../words/game-words.ts';
import { message, type Message } from '../../words/message.ts';
import type { RequestOf } from '../api/requests.ts';
import type { tournamentRequests, TournamentView } from '../api/tournaments.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SessionState } from '../match/session.ts';
import { areComputers } from './run-tournament.ts';
import { TournamentRuns, type RunSurroundings } from './tournament-runs.ts';
import { summaryOf, tournamentView, type BegunPairing, type Place } from './tournament-view.ts';

/** The program around the tournaments. */
export interface Surroundings extends RunSurroundings {
  /** The settings of a game in the preferences. */
  readonly rulesSet: (game: string) => Settings;
  /** Names a computer player. */
  readonly named: (player: Player) => Player;
  readonly random: Random;
  /** Puts a new match on the table. */
  readonly play: (match: RequestOf<'newMatch'>) => Pick<SessionState, 'revision' | 'gameNumber'>;
}

/** Tournaments, as the program has them. */
export interface Tournaments {
  readonly handlers: Handlers<keyof typeof tournamentRequests>;
  /**
   * Enters the result of the pairing that was played on the table, unless more games decide it.
   *
   * @returns why it can't be entered, if it can't.
   */
  readonly ended: (
    match: Pick<SessionState, 'gameNumber' | 'table'>,
    at: string,
  ) => Message | undefined;
}

/** Answers the requests about tournaments. */
export function hostTournaments(surroundings: Surroundings): Tournaments {
  const { folder, play } = surroundings;
  const onTable = pairingOnTable(folder);
  const read = (id: string): Tournament => orRefuse(() => folder.read(id));
  const runs = new TournamentRuns(surroundings, onTable.begun);
  const viewOf = (kept: KeptTournament): TournamentView =>
    tournamentView(kept, runs.gameOf(kept.id), onTable.begun(kept.id));
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
      return add(id, { what: 'result', ...result });
    },
    playPairing({ id, ...place }) {
      const { revision, gameNumber } = play(matchOf(read(id), place, onTable.begun(id)));
      onTable.put({ id, ...place, gameNumber });
      return { revision };
    },
    runTournament: ({ id, on }) => {
      runs.turn(id, on ? read(id) : undefined);
      return viewOf({ id, tournament: read(id) });
    },
    deleteTournament({ id }) {
      runs.turn(id, undefined);
      return done(id, () => folder.delete(id));
    },
    restoreTournament({ id }) {
      done(id, () => folder.restore(id));
      return viewOf({ id, tournament: read(id) });
    },
  };

  return { handlers, ended: onTable.ended };
}

/** The pairing that was put on the table last, whose result is entered when its match ends. */
function pairingOnTable(folder: TournamentFolder) {
  let last: (Place & { readonly id: string; readonly gameNumber: number }) | undefined;
  /** The pairings of more games, by tournament, with the games won so far; a restart forgets them, and results can be typed. */
  const begun = new Map<string, readonly BegunPairing[]>();
  const ended: Tournaments['ended'] = ({ gameNumber, table: { match } }, at) => {
    const won = last?.gameNumber === gameNumber ? wonIn(match) : undefined;
    if (last === undefined || won === undefined) return undefined;
    const { id, round, table } = last;
    const of = begun.get(id) ?? [];
    const before = wonSoFar(of, last);
    const total = [before[0] + won[0], before[1] + won[1]] as const;
    const others = of.filter((each) => each.round !== round || each.table !== table);
    const added = folder.add(id, [{ what: 'result', at, round, table, won: [...total] }]);
    // A pairing of more games isn't over with this one.
    const isOpen = !added.ok && added.error.code === 'tournament.bad-result';
    begun.set(id, isOpen ? [...others, { round, table, won: total }] : others);
    // What is tried in the match after that is no result.
    last = undefined;
    return added.ok || isOpen ? undefined : added.error;
  };
  return {
    put: (pairing: NonNullable<typeof last>) => (last = pairing),
    begun: (id: string) => begun.get(id) ?? [],
    ended,
  };
}

/** The games of a pairing that each of the two has won so far. */
function wonSoFar(begun: readonly BegunPairing[], place: Place): readonly [number, number] {
  const found = begun.find(({ round, table }) => round === place.round && table === place.table);
  return found?.won ?? [0, 0];
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

/** The games that each of the two has won in a match that is over and no series; undefined for any other. */
function wonIn(match: SessionState['table']['match']): [number, number] | undefined {
  const outcome = mainEndOf(match);
  if (outcome === undefined || match.rules.match.bestOf !== 1) return undefined;
  const own = outcome.kind === 'win' ? Number(outcome.winner === 0) : 0.5;
  return [own, 1 - own];
}

/** @throws Refusal if a pairing is one of computers, who play it by themselves. */
function refuseComputers(tournament: Tournament, { round, table }: Place): void {
  const pairing = tournament.rounds[round]?.[table];
  if (pairing === undefined || !areComputers(tournament, pairing)) return;
  throw new Refusal(message('tournament.of-computers', { round: round + 1, table: table + 1 }));
}

/** The request for the next game of a pairing. @throws Refusal if there is none to play. */
function matchOf(
  tournament: Tournament,
  place: Place,
  begun: readonly BegunPairing[],
): RequestOf<'newMatch'> {
  const { rules, rounds, entrants } = tournament;
  const { round, table } = place;
  const pairing = rounds[round]?.[table];
  const said = { round: round + 1, table: table + 1 };
  if (pairing === undefined || pairing.second === null) {
    throw new Refusal(message('tournament.no-pairing', said));
  }
  if (pairing.won !== undefined) throw new Refusal(message('tournament.is-over', said));
  refuseComputers(tournament, place);
  const players = [pairing.first, pairing.second].flatMap(
    (number) => entrants[number]?.player ?? [],
  );
  const [one, other] = wonSoFar(begun, place);
  // Both go first as often as the number of games allows.
  return { game: rules.game, settings: rules.settings, players, first: (one + other) % 2 };
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
