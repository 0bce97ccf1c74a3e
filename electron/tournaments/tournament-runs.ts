import { failure, type Result } from '../../engine/result.ts';
import type { Tournament } from '../../engine/tournament/tournament.ts';
import { fileReason } from '../../storage/files/reason.ts';
import type { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { ExplainedError } from '../../words/explained-error.ts';
import { message, type Message } from '../../words/message.ts';
import type { TournamentView } from '../api/tournaments.ts';
import { runTournament, type ChooseMove } from './run-tournament.ts';
import { tournamentView, type GameOfRun } from './tournament-view.ts';

/** What the runs of tournaments need. */
export interface RunSurroundings {
  readonly folder: TournamentFolder;
  readonly choose: ChooseMove;
  readonly now: () => string;
  /** Reports how a tournament that computers play stands, or why it broke off. */
  readonly tell: (view: TournamentView) => void;
  readonly report: (problem: Message) => void;
  /** Called when no computers play any more. */
  readonly rest?: () => void;
}

/** The tournaments that computers play now. */
export class TournamentRuns {
  readonly #surroundings: RunSurroundings;
  readonly #running = new Map<string, { readonly stop: AbortController; game: GameOfRun }>();

  constructor(surroundings: RunSurroundings) {
    this.#surroundings = surroundings;
  }

  gameOf(id: string): GameOfRun | undefined {
    return this.#running.get(id)?.game;
  }

  /** Lets the computers of a tournament play, or stops them. @param tournament - as it stands; undefined to stop. */
  turn(id: string, tournament: Tournament | undefined): void {
    if (tournament !== undefined) {
      this.#start(id, tournament);
      return;
    }
    this.#running.get(id)?.stop.abort();
    this.#running.delete(id);
  }

  #start(id: string, { rounds }: Tournament): void {
    if (this.#running.has(id)) return;
    const { folder, choose, now } = this.#surroundings;
    const own = {
      stop: new AbortController(),
      game: { round: Math.max(0, rounds.length - 1), table: 0, game: 0 },
    };
    this.#running.set(id, own);
    const { signal } = own.stop;
    const run = runTournament({
      read: () => folder.read(id),
      add: (line) => {
        const added = folder.add(id, [{ ...line, at: now() }]);
        this.#tell(id, added);
        return added;
      },
      choose,
      signal,
      progress: (round, table, game) => {
        own.game = { round, table, game };
        if (!signal.aborted) this.#tell(id, folder.read(id));
      },
    });
    void run
      .catch((error: unknown): Result<Tournament> =>
        failure(message('tournament.broke-off', { reason: reasonOf(error) })),
      )
      .then((end) => {
        // It may have been begun again since it was stopped.
        if (this.#running.get(id) === own) this.#running.delete(id);
        if (this.#running.size === 0) this.#surroundings.rest?.();
        // Whoever stopped it knows how it stands, and may have deleted it.
        if (!signal.aborted) this.#tell(id, end);
      });
  }

  #tell(id: string, now: Result<Tournament>): void {
    const { tell, report } = this.#surroundings;
    if (now.ok) tell(tournamentView({ id, tournament: now.value }, this.gameOf(id)));
    else report(now.error);
  }
}

function reasonOf(error: unknown): Message {
  return error instanceof ExplainedError ? error.reason : fileReason(error);
}
