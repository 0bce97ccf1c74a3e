import type { Reached } from '../../electron/api/contract.ts';
import { updatedView, type MatchUpdate } from '../../electron/api/match-update.ts';
import type { MatchView, MoveView, PlayedView } from '../../electron/api/match-view.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { nodeAt, type Path, type Place } from '../../electron/api/tree.ts';
import { ask } from '../bridge.ts';
import type { Notices } from './notices.svelte.ts';
import { perFrame } from './per-frame.ts';
import type { Preferences } from './preferences.svelte.ts';
import type { Router } from './router.svelte.ts';

/** Hears that another view is shown. */
export type Shown = (view: MatchView, before: MatchView | undefined) => void;

/** The match on the table: what the main process shows of it, and what it is asked to do with it. */
export class Match {
  view = $state.raw<MatchView>();
  #lookedAt = $state<number>();
  /** Requests to look at another moment that are under way. */
  #looks = 0;
  #awaited: { readonly revision: number; readonly resolve: () => void }[] = [];
  /** The match that is being begun: what is clicked twice is one match. */
  #starting: string | undefined;
  readonly #listeners: Shown[] = [];
  readonly #rushed = perFrame<MatchView>((view) => this.#show(view));
  readonly #notices: Notices;
  readonly #preferences: Preferences;
  readonly #router: Router;

  constructor(notices: Notices, preferences: Preferences, router: Router) {
    this.#notices = notices;
    this.#preferences = preferences;
    this.#router = router;
  }

  /** One has gone through the moves to this position, rather than taken moves back. */
  readonly looking = $derived(
    this.#lookedAt !== undefined && this.#lookedAt === this.view?.revision,
  );

  /** Has something hear of each view that is shown. */
  onShown(listener: Shown): void {
    this.#listeners.push(listener);
  }

  /** Takes up what the main process sends of the match. */
  follow(update: MatchUpdate): void {
    const view = updatedView(this.#rushed.waiting() ?? this.view, update);
    if (view !== undefined && this.#isRushed(view)) this.#rushed.later(view);
    else if (view !== undefined) this.#show(view);
    // Before the first view, that is under way.
    else if (this.view !== undefined) this.load();
  }

  /** Asks for all of the match. */
  load(): void {
    void this.#notices.attempt(() => ask('view'));
  }

  /** Whether a view comes of looking at another moment. */
  isLook({ revision }: MatchView): boolean {
    return this.#looks > 0 || this.#lookedAt === revision;
  }

  /** Does something with the match as it is shown. */
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

  letComputerPlayOn(on: boolean): void {
    void this.#notices.attempt(() => ask('letComputerPlayOn', { on }));
  }

  /** Takes the last move back. */
  undo(): void {
    void this.#notices.attempt(() => ask('undo'));
  }

  redo(): void {
    void this.#notices.attempt(() => ask('redo'));
  }

  /** Goes to any place of any line. */
  goTo(place: Place): void {
    void this.#notices.attempt(() => this.look(place));
  }

  /** Goes to a place of a line, and waits until it is shown. */
  async travel(place: Place): Promise<void> {
    await this.arrive(await this.look(place));
  }

  /** Goes to a place of a line. @returns its revision. */
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

  /** Has computers among themselves wait, so that the match stays what it is. */
  async holdComputers(): Promise<void> {
    if (this.view?.controls.computers !== 'play') return;
    const { revision } = await ask('pauseComputers', { on: true });
    await this.arrive(revision);
  }

  /** Begins a match. @returns whether it lies on the table; false if the same match is already being started. */
  async start(request: RequestOf<'newMatch'>): Promise<boolean> {
    const asked = JSON.stringify(request);
    if (asked === this.#starting) return false;
    this.#starting = asked;
    const started = await this.#goTo(() => ask('newMatch', request));
    if (asked === this.#starting) this.#starting = undefined;
    return started;
  }

  /** Puts a match that is kept on the table. */
  open(id: string): Promise<boolean> {
    return this.#goTo(() => ask('openMatch', { id }));
  }

  /** Waits until the view of a revision is shown: it may come after the answer that names it. */
  arrive(revision: number): Promise<void> {
    if (this.view !== undefined && this.view.revision >= revision) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ revision, resolve }));
  }

  /** Shows the table once the match is there, unless the user has gone elsewhere. */
  #goTo(put: () => Promise<Reached>): Promise<boolean> {
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

  #isRushed({ players, gameNumber, state }: MatchView): boolean {
    const alone = players.every(({ kind }) => kind === 'computer');
    const computerContinues = state.kind === 'computer' && gameNumber === this.view?.gameNumber;
    return this.#preferences.pace === 'fastest' && alone && computerContinues;
  }

  #show(view: MatchView): void {
    this.#rushed.forget();
    const known = this.view;
    // A window that starts during a match receives the change and then the answer to its request.
    if (view.revision === known?.revision) return;
    this.view = view;
    this.#notices.matchChanged(view.gameNumber !== known?.gameNumber);
    for (const shown of this.#listeners) shown(view, known);
    for (const { revision, resolve } of this.#awaited) if (view.revision >= revision) resolve();
    this.#awaited = this.#awaited.filter(({ revision }) => view.revision < revision);
  }
}

/** A place as it is sent. */
export function copiedPlace({ path, at }: Place) {
  return { path: copiedPath(path), at };
}

/** A path as it is sent. */
export function copiedPath(path: Path) {
  return path.map(({ ply, variation }) => ({ ply, variation }));
}
