import { gameOf } from '../../engine/games.ts';
import { crossTable } from '../../engine/tournament/cross-table.ts';
import { pairRound } from '../../engine/tournament/pair.ts';
import type { Place } from '../../engine/tournament/tournament.ts';
import { presetOf } from '../../storage/library/summary.ts';
import type { KeptTournament } from '../../storage/tournaments/tournament-folder.ts';
import type { TournamentSummary, TournamentView } from '../api/tournaments.ts';
import { rulesInWords } from '../library/summary-view.ts';
import { nextForComputers } from './run-tournament.ts';

/** A game that computers play: its place, and its number in the pairing, from 0. */
export type GameOfRun = Place & { readonly game: number };

/** A tournament in the list of all. */
export function summaryOf({ id, tournament }: KeptTournament): TournamentSummary {
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

/** A tournament as it stands. @param game - the game of it that computers play now. */
export function tournamentView(kept: KeptTournament, game: GameOfRun | undefined): TournamentView {
  const { tournament } = kept;
  const { rules, entrants, rounds } = tournament;
  const next = pairRound(tournament);
  return {
    ...summaryOf(kept),
    rules: rulesInWords(rules.game, presetOf(gameOf(rules.game), rules.settings), rules.settings),
    bestOf: rules.bestOf,
    roundsInAll: rules.system === 'swiss' ? rules.rounds : null,
    players: entrants.map(({ player: { kind, name = '' }, hasLeft }) => ({ name, kind, hasLeft })),
    rounds,
    rows: crossTable(tournament),
    run:
      game === undefined && nextForComputers(tournament) === undefined
        ? null
        : { now: game ?? null },
    seed: rules.seed ?? 0,
    notNow: next.ok ? null : next.error,
  };
}
