import { updatedView, type MatchUpdate } from '../../electron/api/match-update.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { Reached } from '../../electron/api/contract.ts';
import { perFrame } from './per-frame.ts';

/** Who follows a match. */
export interface Follower {
  /** Whether computers among themselves may play faster than one can see. */
  readonly rushes: () => boolean;
  /** Another view is there. */
  readonly shown: (view: MatchView, before: MatchView | undefined) => void;
  /** What came goes on from a view that was never told here. */
  readonly missed: () => void;
}

/** The match on the table as the main process tells of it, a view at a time. */
export class FollowedMatch {
  view = $state.raw<MatchView>();
  readonly #follower: Follower;
  #lookedAt = $state<number>();
  /** Requests to look at another moment that are under way. */
  #looks = 0;
  #awaited: { readonly revision: number; readonly resolve: () => void }[] = [];
  readonly #rushed = perFrame<MatchView>((view) => this.#show(view));

  constructor(follower: Follower) {
    this.#follower = follower;
  }

  /** One has gone through the moves to this position, rather than taken moves back. */
  readonly looking = $derived(
    this.#lookedAt !== undefined && this.#lookedAt === this.view?.revision,
  );

  /** Whether a view comes of looking at another moment. */
  isLook({ revision }: MatchView): boolean {
    return this.#looks > 0 || this.#lookedAt === revision;
  }

  /** Takes up what has come of the match. */
  follow(update: MatchUpdate): void {
    const view = updatedView(this.#rushed.waiting() ?? this.view, update);
    if (view !== undefined && this.#isRushed(view)) this.#rushed.later(view);
    else if (view !== undefined) this.#show(view);
    // Before the first view, that is under way.
    else if (this.view !== undefined) this.#follower.missed();
  }

  /** Looks at another moment of the match. @returns its revision. */
  async look(request: () => Promise<Reached>): Promise<number> {
    this.#looks++;
    try {
      const { revision } = await request();
      this.#lookedAt = revision;
      return revision;
    } finally {
      this.#looks--;
    }
  }

  /** Waits until the view of a revision is shown: it may come after the answer that names it. */
  arrive(revision: number): Promise<void> {
    if (this.view !== undefined && this.view.revision >= revision) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ revision, resolve }));
  }

  #isRushed({ players, deal, state }: MatchView): boolean {
    const alone = players.every(({ kind }) => kind === 'computer');
    const goesOn = state.kind === 'computer' && deal === this.view?.deal;
    return this.#follower.rushes() && alone && goesOn;
  }

  #show(view: MatchView): void {
    this.#rushed.forget();
    const known = this.view;
    // A window that begins while the match goes on is told of the change and, since it asked, once more.
    if (view.revision === known?.revision) return;
    this.view = view;
    this.#follower.shown(view, known);
    for (const { revision, resolve } of this.#awaited) if (view.revision >= revision) resolve();
    this.#awaited = this.#awaited.filter(({ revision }) => view.revision < revision);
  }
}
