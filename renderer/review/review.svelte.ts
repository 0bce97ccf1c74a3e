import {
  pliesOf,
  type MatchView,
  type MoveView,
  type PlayedView,
} from '../../electron/api/match-view.ts';
import type {
  Mark,
  ReviewProgress,
  ReviewView,
  TurningPointView,
} from '../../electron/api/reviews.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { ExerciseSession, type Exercise } from '../exercise/exercise-session.svelte.ts';
import { Refusal } from '../refusal.svelte.ts';
import type { Services } from '../services/services.svelte.ts';
import { sameMoves } from '../table/same-moves.ts';
import { lineInWords, lostInWords, turnedInWords } from './review-words.ts';

/** A finished review and its match. */
interface Found {
  readonly view: MatchView;
  readonly review: ReviewView;
}

/**
 * The review of the match on the table: its turning points, the better moves, and the punishment of
 * mistakes.
 */
export class Review {
  isOpen = $state(false);
  /** The progress, until the review is complete, and then of proving what it judges by estimates. */
  progress = $state.raw<ReviewProgress>();
  readonly refusal = new Refusal();
  /** The exercise to improve on the current turning point. */
  readonly session = new ExerciseSession();
  readonly #services: Services;
  #found = $state.raw<Found>();
  /** The turning point that is put on the table, and its exercise. */
  #placed = $state.raw<{ readonly point: TurningPointView; readonly exercise: Exercise }>();
  /**
   * The position before the review, to return to; undefined for the end of the match, even if it
   * moves on.
   */
  #returnTo: number | undefined;
  /** Whether to go to the first mistake once the review is complete. */
  #goToFirst = false;
  readonly #asking = new Latest();
  /** Where the last step leads, until the table is there: the next step counts from it. */
  #steppingTo: TurningPointView | undefined;

  constructor(services: Services) {
    this.#services = services;
    services.match.onShown(() => this.#follow());
  }

  get #view(): MatchView | undefined {
    return this.#services.match.view;
  }

  /** The review of the match on the table; undefined until it is complete. */
  readonly found = $derived.by(() => {
    const view = this.#view;
    const found = this.#found;
    return this.isOpen && found && view && isSame(found.view, view) ? found.review : undefined;
  });

  /** The mark of each ply, by the number of moves before it. */
  readonly marks: ReadonlyMap<number, Mark> = $derived(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    new Map(
      this.found?.plies.flatMap(({ at, mark }) => (mark === null ? [] : [[at, mark] as const])),
    ),
  );

  /** The current turning point. */
  readonly here = $derived.by(() => {
    const at = this.#view?.at;
    return this.found?.turningPoints.find((point) => point.at === at);
  });

  /** The position of the current turning point, which replaces the match on the table. */
  readonly table = $derived.by((): MatchView | undefined => {
    const { exercise, practice } = this.session;
    const { view } = practice;
    const isThere = this.here !== undefined && this.#placed?.point === this.here;
    if (!isThere || exercise !== this.#placed?.exercise || view === undefined) return undefined;
    // A number of its own, so that no table takes it for the match.
    // Before a try, the last move is the match's.
    return {
      ...view,
      gameNumber: -view.gameNumber,
      last: view.last ?? this.#view?.last ?? null,
      earlier: this.#playedBefore(this.here.at),
    } as MatchView;
  });

  #playedBefore(at: number): readonly PlayedView[] {
    return this.#view === undefined ? [] : pliesOf(this.#view).slice(0, at);
  }

  /** The ply played at the user's position. */
  readonly ply = $derived.by(() => {
    const at = this.#view?.at;
    return this.found?.plies.find((ply) => ply.at === at);
  });

  /** The turning point whose better move is shown. */
  #pointedAt = $state.raw<TurningPointView>();
  readonly isPointedAt = $derived(
    this.here !== undefined && (this.#pointedAt === this.here || this.found?.isLosses === true),
  );

  /** The turning point at which a better move was found. */
  #solved = $state.raw<TurningPointView>();

  /** Whether nothing is left to find: a better move was found or shown, or can't be known. */
  readonly isSettled = $derived(
    this.isPointedAt ||
      (this.here !== undefined && this.#solved === this.here) ||
      ['right', 'unknown'].includes(this.session.phase),
  );

  /** Whether the punishment of a mistake is being shown, or has been. */
  readonly lineShown = $derived(['showing', 'shown'].includes(this.session.phase));

  /** The verdict on the last try, in a sentence. */
  readonly tried = $derived(this.session.said);

  /** The next decision of the better ply, if it was requested and nothing else has been tried. */
  readonly hint = $derived.by(() => {
    if (!this.isPointedAt || this.table === undefined || this.session.phase !== 'asked')
      return undefined;
    const moves = pliesOf(this.table).map(({ notation }) => notation);
    const better = this.here?.better.find((way) =>
      moves.every((move, index) => way.moves[index] === move),
    );
    return better?.moves[moves.length];
  });

  /** Whether the table shows another position than the match's. */
  readonly away = $derived(this.table !== undefined && pliesOf(this.table).length > 0);

  /** How many turning points come before the current position; `after` is the number after it. */
  readonly before = $derived(this.#points(-1));
  readonly after = $derived(this.#points(1));

  /** Opens the review of the match on the table. */
  open(): void {
    const view = this.#view;
    if (view === undefined) return;
    if (!this.isOpen) {
      this.#returnTo = isAtEnd(view) ? undefined : view.at;
      // A review of another match is outdated, and no reason to close this one.
      if (this.#found?.view.gameNumber !== view.gameNumber) this.#found = undefined;
    }
    this.#goToFirst ||= !this.isOpen;
    this.isOpen = true;
    this.#follow();
    this.#prove();
  }

  /** Closes the review and returns to the position before it. */
  async leave(): Promise<void> {
    if (!this.isOpen) return;
    const view = this.#view;
    const same = this.found !== undefined;
    this.isOpen = false;
    this.#asking.drop();
    this.progress = undefined;
    this.refusal.clear();
    this.#clear();
    await this.#services.notices.attempt(() => ask('leaveReview'));
    if (!same || view === undefined) return;
    const returnTo = this.#returnTo ?? pliesOf(view).length;
    if (view.at !== returnTo) await this.#services.notices.attempt(() => this.#travel(returnTo));
  }

  /** Follows a change of the match. */
  #follow(): void {
    const view = this.#view;
    if (!this.isOpen || view === undefined) return;
    if (this.#found !== undefined && view.gameNumber !== this.#found.view.gameNumber) {
      // Another match is on the table.
      this.#found = undefined;
      void this.leave();
      return;
    }
    if (this.found === undefined) {
      // If play has continued, the new position replaces the one where the review was opened.
      if (isAtEnd(view)) this.#returnTo = undefined;
      void this.#review(view);
    } else {
      this.#place();
      this.#goToFirstMistake();
    }
  }

  /** Receives the progress. */
  progressed(progress: ReviewProgress): void {
    if (this.progress !== undefined) this.progress = progress;
  }

  /** Goes to the previous or next turning point. */
  async step(way: -1 | 1): Promise<void> {
    const at = this.#steppingTo?.at ?? this.#view?.at ?? 0;
    const points = this.found?.turningPoints ?? [];
    const to =
      way === 1 ? points.find((point) => point.at > at) : points.findLast((point) => point.at < at);
    const target = to ?? (this.away ? this.here : undefined);
    if (target === undefined) return;
    if (target === this.here && this.#steppingTo === undefined) {
      await this.back();
      return;
    }
    this.#steppingTo = target;
    await this.#services.notices.attempt(() => this.#travel(target.at));
    if (this.#steppingTo === target) this.#steppingTo = undefined;
  }

  /** Shows a better move. */
  async showMove(): Promise<void> {
    this.#pointedAt = this.here;
    if (this.away) await this.back();
  }

  /** Plays the mistake and its punishment on the table. */
  async showWhy(): Promise<void> {
    const point = this.here;
    if (point?.kind !== 'judged') return;
    const view = this.#view;
    if (view !== undefined) this.#services.announcer.say(lineInWords(view, point));
    await this.session.demonstrate([
      ...point.played,
      ...point.punishment.flatMap(({ moves }) => moves),
    ]);
  }

  /** Takes these moves back. */
  async back(): Promise<void> {
    await this.session.again();
  }

  /** Tries another move at a turning point. */
  async play({ notation }: MoveView): Promise<void> {
    const { here } = this;
    await this.session.play(notation);
    if (this.session.phase === 'right') this.#solved = here;
  }

  /** Receives whether the table is animating a move. */
  acted(acting: boolean): void {
    this.session.practice.acted(acting);
  }

  /** Goes to the first mistake, unless the user is at one. */
  #goToFirstMistake(): void {
    const [first] = this.found?.turningPoints ?? [];
    if (!this.#goToFirst) return;
    this.#goToFirst = false;
    if (first === undefined || this.here !== undefined) return;
    void this.#services.notices.attempt(() => this.#travel(first.at));
  }

  /** Goes to another position of the match, and waits until it is shown. */
  #travel(at: number): Promise<void> {
    return this.#services.match.travel({ path: this.#view?.path ?? [], at });
  }

  #points(way: -1 | 1): number {
    const at = this.#view?.at ?? 0;
    const points = this.found?.turningPoints ?? [];
    return points.filter((point) => Math.sign(point.at - at) === way).length;
  }

  async #review(view: MatchView): Promise<void> {
    this.#clear();
    this.refusal.clear();
    this.progress = { done: 0, of: pliesOf(view).length };
    await this.#services.notices.attempt(() =>
      this.#asking.run(
        async (wait) => {
          const review = await wait(ask('review', { revision: view.revision }));
          this.progress = undefined;
          if (review === null) return;
          this.#found = { view, review };
          if (this.found === undefined) return;
          this.#services.announcer.say(turnedInWords(view, review));
          this.#prove();
          this.#place();
          this.#goToFirstMistake();
        },
        (reason, say) => {
          this.progress = undefined;
          this.refusal.take(reason, say);
          throw new Error(reason);
        },
      ),
    );
  }

  /** Estimates are shown until they are proven, so that no mark rests on them. */
  #prove(): void {
    const view = this.#view;
    const { canBeProven = false, players = [] } = this.found ?? {};
    const isEstimated = players.some(({ estimated }) => estimated > 0);
    if (view === undefined || !canBeProven || !isEstimated || this.progress !== undefined) return;
    this.progress = { done: 0, of: 100 };
    const proven = ask('review', { revision: view.revision, proven: true });
    void this.#services.notices.attempt(() =>
      this.#asking.join(
        async (wait) => {
          const review = await wait(proven);
          this.progress = undefined;
          if (review !== null) this.#replace(review);
        },
        (reason) => {
          this.progress = undefined;
          throw new Error(reason);
        },
      ),
    );
  }

  /** Shows the same review with proven values. What is tried at a turning point goes on if it stays one. */
  #replace(review: ReviewView): void {
    if (this.#found === undefined) return;
    const before = this.here;
    this.#found = { ...this.#found, review };
    const { here } = this;
    if (here !== undefined && here.at === before?.at && this.#placed?.point === before) {
      this.#placed = { ...this.#placed, point: here };
      if (this.#pointedAt === before) this.#pointedAt = here;
      if (this.#solved === before) this.#solved = here;
    }
    this.#place();
  }

  /** Puts the current turning point on the table. */
  #place(): void {
    const point = this.here;
    if (point === this.#placed?.point) return;
    this.#clear();
    const view = this.#view;
    if (point === undefined || view === undefined) return;
    this.#services.announcer.say(lostInWords(view, point));
    const { at, position } = point;
    const { gameNumber } = view;
    const exercise: Exercise = { start: { of: 'retry', gameNumber, at, position } };
    this.#placed = { point, exercise };
    void this.session.begin(exercise);
  }

  #clear(): void {
    this.session.leave();
    this.#placed = undefined;
    this.#pointedAt = undefined;
    this.#solved = undefined;
  }
}

function isAtEnd(view: MatchView): boolean {
  return view.at === pliesOf(view).length;
}

/** Whether two views have the same moves, whatever position they show. */
function isSame(one: MatchView, other: MatchView): boolean {
  const [line, otherLine] = [pliesOf(one), pliesOf(other)];
  return (
    one.gameNumber === other.gameNumber &&
    one.controls.finished === other.controls.finished &&
    line.length === otherLine.length &&
    sameMoves(line, otherLine) === line.length
  );
}
