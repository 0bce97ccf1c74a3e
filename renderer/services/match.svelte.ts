import type { Reached } from '../../electron/api/contract.ts';
import { updatedView, type MatchUpdate } from '../../electron/api/match-update.ts';
import type { MatchView, MoveView, PlayedView } from '../../electron/api/match-view.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { nodeAt, type Path, type Place } from '../../electron/api/tree.ts';
import { ask } from '../bridge.ts';
import type { Notices } from './notices.svelte.ts';
import type { Router } from './router.svelte.ts';

/** Called when another view is shown. */
export type Shown = (view: MatchView, before: MatchView | undefined) => void;

/** The match on the table: its view, and the requests to change it. */
export class Match {
  view = $state.raw<MatchView>();
  #lookedAt = $state<number>();
  /** The number of pending requests for another position. */
  #looks = 0;
  #awaited: { readonly revision: number; readonly resolve: () => void }[] = [];
  /** The match that is being started, so that a double click starts only one. */
  #starting: string | undefined;
  readonly #listeners: Shown[] = [];
  /** A view of which a part has arrived. */
  #arriving: MatchView | undefined;
  readonly #notices: Notices;
  readonly #router: Router;

  constructor(notices: Notices, router: Router) {
    this.#notices = notices;
    this.#router = router;
  }

  /** Whether the user has stepped through the moves to this position, rather than taken moves back. */
  readonly looking = $derived(
    this.#lookedAt !== undefined && this.#lookedAt === this.view?.revision,
  );

  /** The pairing of a tournament that is played on the table; undefined if it is another match. */
  readonly pairing = $derived(this.view?.pairing);

  /** Registers a listener for each view that is shown. */
  onShown(listener: Shown): void {
    this.#listeners.push(listener);
  }

  /** Applies an update from the main process. */
  follow(update: MatchUpdate): void {
    const view = updatedView(this.#arriving ?? this.view, update);
    this.#arriving = update.rest ? view : undefined;
    if (update.rest && view !== undefined) return;
    if (view !== undefined) this.#show(view);
    // Before the first view, a request is pending already.
    else if (this.view !== undefined) this.load();
  }

  /** Requests the whole match. */
  load(): void {
    void this.#notices.attempt(() => ask('view'));
  }

  /** Whether a view is the result of stepping through the moves. */
  isLook({ revision }: MatchView): boolean {
    return this.#looks > 0 || this.#lookedAt === revision;
  }

  /** Acts on the match as it is shown. */
  asOf(action: (revision: number) => unknown): Promise<boolean> {
    const { view } = this;
    if (view === undefined) return Promise.resolve(false);
    return this.#notices.attempt(() => action(view.revision));
  }

  play({ notation }: MoveView): void {
    void this.asOf((revision) => ask('play', { move: notation, revision }));
  }

  nextRound(): void {
    void this.asOf((revision) => ask('nextRound', { revision }));
  }

  letComputerPlayOn(on: boolean): Promise<boolean> {
    return this.#reach(() => ask('letComputerPlayOn', { on }));
  }

  /** Turns the guide of the match on or off. */
  setGuided(on: boolean): Promise<boolean> {
    return this.#reach(() => ask('setGuided', { on }));
  }

  /** Pauses or continues the computers. */
  pauseComputers(on: boolean): Promise<boolean> {
    return this.#reach(() => ask('pauseComputers', { on }));
  }

  /** Takes the last move back. */
  undo(): void {
    void this.#notices.attempt(() => ask('undo'));
  }

  redo(): void {
    void this.#notices.attempt(() => ask('redo'));
  }

  /** Goes to a position of any line. */
  goTo(place: Place): void {
    void this.#notices.attempt(() => this.look(place));
  }

  /** Goes to a position of a line, and waits until it is shown. */
  async travel(place: Place): Promise<void> {
    await this.arrive(await this.look(place));
  }

  /** Goes to a position of a line. @returns its revision. */
  async look(place: Place): Promise<number> {
    const node = nodeAt<PlayedView>(this.view?.tree ?? [], place);
    const notation = node?.ply.notation ?? null;
    this.#looks++;
    try {
      const { revision } = await ask('goTo', { place: copiedPlace(place), notation });
      this.#lookedAt = revision;
      return revision;
    } finally {
      this.#looks--;
    }
  }

  /** Pauses the computers so that the match doesn't change. */
  async holdComputers(): Promise<void> {
    if (this.view?.controls.computers !== 'play') return;
    const { revision } = await ask('pauseComputers', { on: true });
    await this.arrive(revision);
  }

  /**
   * Starts a match. @returns whether it is on the table; false if the same match is already being
   * started.
   */
  async start(request: RequestOf<'newMatch'>): Promise<boolean> {
    const asked = JSON.stringify(request);
    if (asked === this.#starting) return false;
    this.#starting = asked;
    const started = await this.#toTable(() => ask('newMatch', request));
    if (asked === this.#starting) this.#starting = undefined;
    return started;
  }

  /** Puts a saved match on the table. */
  open(id: string): Promise<boolean> {
    return this.#toTable(() => ask('openMatch', { id }));
  }

  /** Plays a pairing of a tournament on the table. */
  async playPairing({ id, round, table }: RequestOf<'playPairing'>): Promise<void> {
    await this.#toTable(() => ask('playPairing', { id, round, table }));
  }

  /** Waits until the view of a revision is shown: it may come after the answer with its number. */
  arrive(revision: number): Promise<void> {
    if (this.view !== undefined && this.view.revision >= revision) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ revision, resolve }));
  }

  /** Asks for a change, and waits until it is shown. */
  #reach(change: () => Promise<Reached>): Promise<boolean> {
    return this.#notices.attempt(async () => this.arrive((await change()).revision));
  }

  /** Shows the table once the match is there, unless the user has gone elsewhere. */
  #toTable(put: () => Promise<Reached>): Promise<boolean> {
    return this.#notices.attempt(async () => {
      const arrived = put().then(async ({ revision }) => {
        if (this.#router.page !== 'table') await this.arrive(revision);
      });
      await this.#router.going.run(async (wait) => {
        await wait(arrived);
        this.#router.go('table');
      });
      // A refusal is reported even if the user has gone elsewhere.
      await arrived;
    });
  }

  #show(view: MatchView): void {
    const known = this.view;
    // A window that starts during a match receives the change and then the answer to its request.
    if (view.revision === known?.revision) {
      // Only a player may be called otherwise, or a tournament have changed.
      if (view.players !== known.players || view.counts !== known.counts) this.view = view;
      return;
    }
    this.view = view;
    this.#notices.matchChanged(view.gameNumber !== known?.gameNumber);
    for (const shown of this.#listeners) shown(view, known);
    for (const { revision, resolve } of this.#awaited) if (view.revision >= revision) resolve();
    this.#awaited = this.#awaited.filter(({ revision }) => view.revision < revision);
  }
}

/** A copy of a place that can be sent to the main process. */
export function copiedPlace({ path, at }: Place) {
  return { path: copiedPath(path), at };
}

/** A copy of a path that can be sent to the main process. */
export function copiedPath(path: Path) {
  return path.map(({ ply, variation }) => ({ ply, variation }));
}
