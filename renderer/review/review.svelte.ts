import { pliesOf, type MatchView, type MoveView } from '../../electron/api/match-view.ts';
import type {
  Mark,
  ReviewProgressView,
  ReviewView,
  TurningPointView,
} from '../../electron/api/reviews.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { ExerciseSession, type Exercise } from '../exercise/exercise-session.svelte.ts';
import type { Services } from '../services/services.svelte.ts';
import { sameMoves } from '../table/same-moves.ts';
import { lineInWords, lostInWords, turnedInWords } from './review-words.ts';

/** A review, and the match that it is of. */
interface Found {
  readonly view: MatchView;
  readonly review: ReviewView;
}

/** The match on the table, reviewed: where it turned, what was better, and how that was punished. */
export class Review {
  isOpen = $state(false);
  /** How far it is, until it is found. */
  progress = $state.raw<ReviewProgressView>();
  /** Why it could not be found, in a sentence. */
  problem = $state('');
  /** The turning point at which one stands, to be tried again. */
  readonly session = new ExerciseSession();
  readonly #services: Services;
  #found = $state.raw<Found>();
  /** The turning point that is put on the table, and its exercise. */
  #placed = $state.raw<{ readonly point: TurningPointView; readonly exercise: Exercise }>();
  /** Where one stood before; nothing for the end of the match, which may come to lie further on. */
  #begun: number | undefined;
  /** The first mistake is gone to once the review is found. */
  #leads = false;
  readonly #asking = new Latest();

  constructor(services: Services) {
    this.#services = services;
    services.match.onShown(() => this.#follow());
  }

  get #view(): MatchView | undefined {
    return this.#services.match.view;
  }

  /** What was found of the match on the table; nothing while it is worked out. */
  readonly found = $derived.by(() => {
    const view = this.#view;
    const found = this.#found;
    return this.isOpen && found && view && isSame(found.view, view) ? found.review : undefined;
  });

  /** What each ply deserves, by how many moves come before it. */
  readonly marks: ReadonlyMap<number, Mark> = $derived(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    new Map(
      this.found?.plies.flatMap(({ at, mark }) => (mark === null ? [] : [[at, mark] as const])),
    ),
  );

  /** The turning point at which one stands. */
  readonly here = $derived.by(() => {
    const at = this.#view?.at;
    return this.found?.turningPoints.find((point) => point.at === at);
  });

  /** The position of a turning point in place of the match, where one stands at one. */
  readonly table = $derived.by((): MatchView | undefined => {
    const { exercise, practice } = this.session;
    const { view } = practice;
    const isThere = this.here !== undefined && this.#placed?.point === this.here;
    if (!isThere || exercise !== this.#placed?.exercise || view === undefined) return undefined;
    // No table takes it for the match, which has a number of its own.
    return { ...view, gameNumber: -view.gameNumber };
  });

  /** The ply that is played where the user is. */
  readonly ply = $derived.by(() => {
    const at = this.#view?.at;
    return this.found?.plies.find((ply) => ply.at === at);
  });

  /** The better move is pointed at rather than looked for. */
  #pointedAt = $state.raw<TurningPointView>();
  readonly isPointedAt = $derived(this.here !== undefined && this.#pointedAt === this.here);

  /** There is nothing left to look for: what is better was found or shown, or can't be known. */
  readonly isSettled = $derived(
    this.isPointedAt || ['right', 'unknown', 'showing', 'shown'].includes(this.session.phase),
  );

  /** How a mistake is punished is being shown, or has been. */
  readonly lineShown = $derived(['showing', 'shown'].includes(this.session.phase));

  /** What was tried instead is judged so, in a sentence. */
  readonly tried = $derived(this.session.said);

  /** The next decision of the better ply, once it is pointed at and nothing else has been tried. */
  readonly hint = $derived.by(() => {
    if (!this.isPointedAt || this.table === undefined || this.session.phase !== 'asked')
      return undefined;
    const moves = pliesOf(this.table).map(({ notation }) => notation);
    const better = this.here?.better.find((way) =>
      moves.every((move, index) => way.moves[index] === move),
    );
    return better?.moves[moves.length];
  });

  /** Something else lies on the table than the match at this moment. */
  readonly away = $derived(this.table !== undefined && pliesOf(this.table).length > 0);

  /** How many turning points come before where one stands, and after it. */
  readonly before = $derived(this.#points(-1));
  readonly after = $derived(this.#points(1));

  /** Shows the review of the match on the table. */
  open(): void {
    const view = this.#view;
    if (view === undefined) return;
    if (!this.isOpen) {
      this.#begun = isAtEnd(view) ? undefined : view.at;
      // What was found of another match is no reason to leave this one's review.
      if (this.#found?.view.gameNumber !== view.gameNumber) this.#found = undefined;
    }
    this.#leads ||= !this.isOpen;
    this.isOpen = true;
    this.#follow();
  }

  /** Leaves it, to where one stood before. */
  async leave(): Promise<void> {
    if (!this.isOpen) return;
    const view = this.#view;
    const same = this.found !== undefined;
    this.isOpen = false;
    this.#asking.drop();
    this.progress = undefined;
    this.problem = '';
    this.#takeAway();
    await this.#services.notices.attempt(() => ask('leaveReview'));
    if (!same || view === undefined) return;
    const begun = this.#begun ?? pliesOf(view).length;
    if (view.at !== begun) await this.#services.notices.attempt(() => this.#travel(begun));
  }

  /** The match is shown otherwise, or is another one. */
  #follow(): void {
    const view = this.#view;
    if (!this.isOpen || view === undefined) return;
    if (this.#found !== undefined && view.gameNumber !== this.#found.view.gameNumber) {
      // Another match has come to lie on the table.
      this.#found = undefined;
      void this.leave();
      return;
    }
    if (this.found === undefined) {
      // Whoever plays on stands there, and no longer where the review was opened.
      if (isAtEnd(view)) this.#begun = undefined;
      void this.#review(view);
    } else {
      this.#place();
      this.#lead();
    }
  }

  /** Hears how far it is. */
  progressed(progress: ReviewProgressView): void {
    if (this.isOpen && this.found === undefined) this.progress = progress;
  }

  /** Goes to the turning point before, or the next one. */
  async step(way: -1 | 1): Promise<void> {
    const at = this.#view?.at ?? 0;
    const points = this.found?.turningPoints ?? [];
    const to =
      way === 1 ? points.find((point) => point.at > at) : points.findLast((point) => point.at < at);
    const target = to ?? (this.away ? this.here : undefined);
    if (target === undefined) return;
    if (target === this.here) await this.back();
    else await this.#services.notices.attempt(() => this.#travel(target.at));
  }

  /** Points at a move that is better. */
  async showMove(): Promise<void> {
    this.#pointedAt = this.here;
    if (this.away) await this.back();
  }

  /** Plays what happened, and how it is punished, on the table. */
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

  /** Puts the position back on the table. */
  async back(): Promise<void> {
    await this.session.again();
  }

  /** Tries something else at a turning point. */
  async play({ notation }: MoveView): Promise<void> {
    await this.session.play(notation);
  }

  /** Hears from the table whether it acts something out. */
  acted(acting: boolean): void {
    this.session.practice.acted(acting);
  }

  /** Goes to the first mistake, unless the user is at one. */
  #lead(): void {
    const [first] = this.found?.turningPoints ?? [];
    if (!this.#leads) return;
    this.#leads = false;
    if (first === undefined || this.here !== undefined) return;
    void this.#services.notices.attempt(() => this.#travel(first.at));
  }

  /** Goes to another moment of the match, and waits until that is shown. */
  #travel(at: number): Promise<void> {
    return this.#services.match.travel({ path: this.#view?.path ?? [], at });
  }

  #points(way: -1 | 1): number {
    const at = this.#view?.at ?? 0;
    const points = this.found?.turningPoints ?? [];
    return points.filter((point) => Math.sign(point.at - at) === way).length;
  }

  async #review(view: MatchView): Promise<void> {
    this.#takeAway();
    this.problem = '';
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
          this.#place();
          this.#lead();
        },
        (reason) => {
          this.progress = undefined;
          this.problem = reason;
          throw new Error(reason);
        },
      ),
    );
  }

  /** Puts the turning point on the table at which one stands. */
  #place(): void {
    const point = this.here;
    if (point === this.#placed?.point) return;
    this.#takeAway();
    const view = this.#view;
    if (point === undefined || view === undefined) return;
    this.#services.announcer.say(lostInWords(view, point));
    const { at, seat, position, first } = point;
    const { gameNumber, players } = view;
    const place = { game: view.game.id, settings: { ...view.settings }, position, first };
    const exercise: Exercise = {
      // Whoever erred may try something else, be it for a computer.
      start: { ...place, onTable: { gameNumber, at }, players, open: seat },
      steps: [{ of: 'position', ...place, players: [...players] }],
    };
    this.#placed = { point, exercise };
    void this.session.begin(exercise);
  }

  #takeAway(): void {
    this.session.leave();
    this.#placed = undefined;
    this.#pointedAt = undefined;
  }
}

function isAtEnd(view: MatchView): boolean {
  return view.at === pliesOf(view).length;
}

/** Whether two views are of the same moves, wherever one stands in them. */
function isSame(one: MatchView, other: MatchView): boolean {
  const [line, otherLine] = [pliesOf(one), pliesOf(other)];
  return (
    one.gameNumber === other.gameNumber &&
    one.controls.finished === other.controls.finished &&
    line.length === otherLine.length &&
    sameMoves(line, otherLine) === line.length
  );
}
