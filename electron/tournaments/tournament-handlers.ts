import { gameOf } from '../../engine/games.ts';
import type { Player } from '../../engine/match/players.ts';
import { mainEndOf } from '../../engine/match/match.ts';
import { failure, success, type Result } from '../../engine/result.ts';
import { differingSettings, parseSettings, type Settings } from '../../engine/settings/settings.ts';
import type { TournamentLine, TournamentRules } from '../../engine/tournament/line.ts';
import { pairRound } from '../../engine/tournament/pair.ts';
import { crossTable } from '../../engine/tournament/cross-table.ts';
import type { Tournament } from '../../engine/tournament/tournament.ts';
import { csvOf } from '../../storage/files/csv.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { presetOf } from '../../storage/library/summary.ts';
import type {
  KeptTournament,
  TournamentFolder,
} from '../../storage/tournaments/tournament-folder.ts';
import { nameOf } from '../../words/game-words.ts';
import { message, type Message } from '../../words/message.ts';
import type { RequestOf } from '../api/requests.ts';
import type { tournamentRequests, TournamentSummary, TournamentView } from '../api/tournaments.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { send, type Outgoing } from '../library/outgoing.ts';
import { rulesInWords } from '../library/summary-view.ts';
import type { SessionState } from '../match/session.ts';
import { words } from '../words.ts';

/** The program around the tournaments. */
export interface Surroundings {
  readonly folder: TournamentFolder;
  readonly outgoing: Outgoing;
  /** The settings of a game in the preferences. */
  readonly rulesSet: (game: string) => Settings;
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
export function hostTournaments({ folder, outgoing, rulesSet, play }: Surroundings): Tournaments {
  /** The pairing that was put on the table last. */
  let onTable: (Place & { readonly id: string; readonly gameNumber: number }) | undefined;
  const read = (id: string): Tournament => orRefuse(() => folder.read(id));
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
    beginTournament({ at, game: gameId, players, ...rules }) {
      const tournament = { ...rules, ...rulesOf(gameId, rulesSet) };
      const id = orRefuse(() => folder.begin(tournament, players.map(personOf), at));
      return viewOf({ id, tournament: read(id) });
    },
    enterTournament: ({ id, at, name }) => add(id, { what: 'enter', at, player: personOf(name) }),
    leaveTournament: ({ id, at, entrant }) => add(id, { what: 'leave', at, entrant }),
    pairRound({ id, at }) {
      const pairings = orRefuse(() => pairRound(read(id)));
      return add(id, {
        what: 'round',
        at,
        pairings: pairings.map(({ first, second }) => [first, second]),
      });
    },
    setResult: ({ id, ...result }) => add(id, { what: 'result', ...result }),
    playPairing({ id, ...place }) {
      const { revision, gameNumber } = play(matchOf(read(id), place));
      onTable = { id, ...place, gameNumber };
      return { revision };
    },
    deleteTournament: ({ id }) => done(id, () => folder.delete(id)),
    restoreTournament({ id }) {
      done(id, () => folder.restore(id));
      return viewOf({ id, tournament: read(id) });
    },
    exportTournament({ id, to }) {
      const tournament = read(id);
      const text = csvOf(rowsOf(tournament));
      return send(outgoing, to, { name: tournament.rules.name, as: 'csv', text });
    },
  };

  return {
    handlers,
    ended({ gameNumber, table: { match } }, at) {
      const outcome = mainEndOf(match);
      const isSeries = match.rules.match.bestOf !== 1;
      if (onTable?.gameNumber !== gameNumber || outcome === undefined || isSeries) return undefined;
      const { id, round, table } = onTable;
      // What is tried in the match after that is no result.
      onTable = undefined;
      const own = outcome.kind === 'win' ? Number(outcome.winner === 0) : 0.5;
      const added = folder.add(id, [{ what: 'result', at, round, table, won: [own, 1 - own] }]);
      // A pairing of more games isn't over with this one.
      return added.ok || added.error.code === 'tournament.bad-result' ? undefined : added.error;
    },
  };
}

/** The place of a pairing: its round and its table, from 0. */
interface Place {
  readonly round: number;
  readonly table: number;
}

/** The request for a match of a pairing. @throws Refusal if there is no such pairing. */
function matchOf(
  { rules, rounds, entrants }: Tournament,
  { round, table }: Place,
): RequestOf<'newMatch'> {
  const pairing = rounds[round]?.[table];
  if (pairing === undefined || pairing.second === null) {
    throw new Refusal(message('tournament.no-pairing', { round: round + 1, table: table + 1 }));
  }
  const players = [pairing.first, pairing.second].flatMap(
    (number) => entrants[number]?.player ?? [],
  );
  return { game: rules.game, settings: rules.settings, players, first: 0 };
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

function summaryOf({ id, tournament }: KeptTournament): TournamentSummary {
  const { rules, entrants, rounds } = tournament;
  return {
    id,
    name: rules.name,
    game: { id: gameOf(rules.game).id },
    system: rules.system,
    players: entrants.length,
    rounds: rounds.length,
  };
}

function viewOf(kept: KeptTournament): TournamentView {
  const { tournament } = kept;
  const { rules, entrants, rounds } = tournament;
  const next = pairRound(tournament);
  return {
    ...summaryOf(kept),
    rules: rulesInWords(rules.game, presetOf(gameOf(rules.game), rules.settings), rules.settings),
    bestOf: rules.bestOf,
    players: entrants.map(({ player, hasLeft }) => ({ name: player.name ?? '', hasLeft })),
    rounds,
    rows: crossTable(tournament),
    notNow: next.ok ? null : next.error,
  };
}

/** The standings with all results, as rows of texts in the user's language. */
function rowsOf(tournament: Tournament): (string | number)[][] {
  const rows = crossTable(tournament);
  const nameAt = (entrant: number): string => tournament.entrants[entrant]?.player.name ?? '';
  const columns = ['rank', 'player', 'points', 'buchholz', 'direct', 'wins'] as const;
  const head = [
    ...columns.map((column) => words().text(`tournament-view.${column}`)),
    ...rows.map(({ entrant }) => nameAt(entrant)),
  ];
  return [
    head,
    ...rows.map((row) => [
      row.rank,
      nameAt(row.entrant),
      row.points,
      row.buchholz,
      row.direct,
      row.wins,
      ...row.against.map((points) => points ?? ''),
    ]),
  ];
}
