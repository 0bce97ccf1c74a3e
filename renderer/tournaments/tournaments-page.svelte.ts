import { now } from '../../electron/api/day.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import type { TournamentSummary, TournamentView } from '../../electron/api/tournaments.ts';
import { attempt, Latest, type Refused } from '../asking.ts';
import { ask } from '../bridge.ts';
import { message, type Message } from '../../words/message.ts';
import { words } from '../words.svelte.ts';
import { standingsTable } from './tables-to-save.ts';

/** All tournaments, and the one that is open. */
export class TournamentsPage {
  list = $state.raw<readonly TournamentSummary[]>();
  /** The open tournament; undefined for the list of all. */
  view = $state.raw<TournamentView>();
  /** The round that is shown, from 0. */
  round = $state(0);
  /** The last result. */
  done = $state.raw<Message>();
  /** The tournament that was deleted last, as long as it can be restored here. */
  deleted = $state.raw<TournamentSummary>();
  #isBeginning = false;
  readonly #loading = new Latest();
  readonly #failed: (sentence: string) => void;

  /** @param failed - receives the reason of a failure, in a sentence. */
  constructor(failed: (sentence: string) => void) {
    this.#failed = failed;
  }

  /** Loads all tournaments, and the open one, to which a match may have added its result. @param id - opens this one. */
  async load(id = this.view?.id): Promise<void> {
    if (id !== this.view?.id) this.view = undefined;
    await this.#loading.run(async (wait) => {
      const { tournaments, problems } = await wait(ask('tournaments'));
      this.list = tournaments;
      const [problem] = problems;
      if (problem !== undefined) this.#failed(words().say(problem));
      if (id === undefined) return;
      const view = await wait(ask('tournament', { id }));
      if (this.view === undefined) this.#take(view);
      else this.view = view;
    }, this.#failed);
  }

  async open(id: string): Promise<void> {
    await this.#show(() => ask('tournament', { id }));
  }

  /** Returns to the list of all. */
  async close(): Promise<void> {
    this.view = undefined;
    await this.load();
  }

  /** @returns whether it has begun. */
  async begin(
    tournament: Omit<RequestOf<'beginTournament'>, 'at'>,
    refused: Refused,
  ): Promise<boolean> {
    if (this.#isBeginning) return false;
    this.#isBeginning = true;
    const hasBegun = await attempt(
      async () => this.#take(await ask('beginTournament', { ...tournament, at: now() })),
      refused,
    );
    this.#isBeginning = false;
    return hasBegun;
  }

  enter(name: string): Promise<boolean> {
    return this.#change((id) => ask('enterTournament', { id, at: now(), name }));
  }

  leave(entrant: number): Promise<boolean> {
    return this.#change((id) => ask('leaveTournament', { id, at: now(), entrant }));
  }

  pair(): Promise<boolean> {
    return this.#show(() => ask('pairRound', { id: this.#id, at: now() }));
  }

  /** Lets the computers play by themselves, or stops them. */
  run(on: boolean): Promise<boolean> {
    return this.#change((id) => ask('runTournament', { id, on }));
  }

  /** Takes how a tournament stands that computers play. */
  follow(view: TournamentView): void {
    if (view.id !== this.view?.id) return;
    const wasLast = this.round >= this.view.rounds.length - 1;
    this.view = view;
    if (wasLast) this.round = Math.max(0, view.rounds.length - 1);
  }

  setResult(table: number, won: readonly [number, number]): Promise<boolean> {
    const { round } = this;
    return this.#change((id) => ask('setResult', { id, at: now(), round, table, won: [...won] }));
  }

  /** The pairing at a table of the shown round. */
  pairingAt(table: number): RequestOf<'playPairing'> {
    return { id: this.#id, round: this.round, table };
  }

  async delete(): Promise<void> {
    const { view } = this;
    if (view === undefined) return;
    const is = await attempt(() => ask('deleteTournament', { id: view.id }), this.#failed);
    if (!is) return;
    this.deleted = { ...view, players: view.players.length, rounds: view.rounds.length };
    await this.close();
  }

  async restore(): Promise<void> {
    const { deleted } = this;
    if (deleted === undefined) return;
    if (await this.#show(() => ask('restoreTournament', { id: deleted.id })))
      this.deleted = undefined;
  }

  /** Copies the standings with all results. */
  async copy(): Promise<void> {
    const { view } = this;
    if (view === undefined) return;
    this.done = undefined;
    await attempt(async () => {
      await ask('copyTable', { table: JSON.stringify(standingsTable(view)) });
      this.done = message('library-view.copied');
    }, this.#failed);
  }

  get #id(): string {
    return this.view?.id ?? '';
  }

  #change(change: (id: string) => Promise<TournamentView>): Promise<boolean> {
    return attempt(async () => (this.view = await change(this.#id)), this.#failed);
  }

  /** Shows a tournament at its last round. */
  #show(read: () => Promise<TournamentView>): Promise<boolean> {
    return attempt(async () => this.#take(await read()), this.#failed);
  }

  #take(view: TournamentView): void {
    this.view = view;
    this.round = Math.max(0, view.rounds.length - 1);
    this.done = undefined;
  }
}
