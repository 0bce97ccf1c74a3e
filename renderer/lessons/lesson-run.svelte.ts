import {
  neededForStars,
  starsOf,
  type LessonStepView,
  type LessonView,
} from '../../electron/api/lessons.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { ExerciseSession, type Exercise } from '../exercise/exercise-session.svelte.ts';

/** The state of a lesson in progress. */
export class LessonRun {
  readonly lesson: LessonView;
  readonly session = new ExerciseSession();
  /** The index of the current step; the number of steps once all are done. */
  at = $state(0);
  /** Ids of the steps that are solved. */
  #solved = $state.raw<readonly string[]>([]);
  /** Ids of the steps shown since the lesson was opened. */
  #shown = $state.raw<readonly string[]>([]);
  /** Ids of the steps that count for the stars. */
  #solvedAtOnce = $state.raw<readonly string[]>([]);

  /** Whether steps solved before are skipped: not if all are, nor once the user has gone back to see some again. */
  #skipsSolved: boolean;

  /** The position in which the step that was opened last begins. */
  start = $state.raw<MatchView>();

  /** @param step - the step to begin with; by default the first that isn't solved. */
  constructor(lesson: LessonView, step?: string) {
    this.lesson = lesson;
    this.#solvedAtOnce = lesson.steps.flatMap(({ id, atOnce }) => (atOnce ? [id] : []));
    this.#solved = lesson.steps.flatMap(({ id, solved }) => (solved ? [id] : []));
    this.#skipsSolved = this.#solved.length < lesson.steps.length;
    this.at = Math.max(
      0,
      lesson.steps.findIndex(({ id, solved }) => (step === undefined ? !solved : id === step)),
    );
    void this.goTo(this.at);
  }

  /** The current step; undefined after the last one. */
  get step(): LessonStepView | undefined {
    return this.lesson.steps[this.at];
  }

  /** All steps are behind the learner, and nothing is being played. */
  get isOver(): boolean {
    return this.step === undefined && !this.isPlaying;
  }

  /** The user is playing the last step's game to its end. */
  get isPlaying(): boolean {
    return this.session.isPlayedOn;
  }

  /** Whether a step is solved. */
  isSolved({ id }: LessonStepView): boolean {
    return this.#solved.includes(id);
  }

  /** Whether the user may leave the current step for the next one: it is solved or shown. */
  get canPass(): boolean {
    const { step } = this;
    return step !== undefined && (this.isSolved(step) || this.#shown.includes(step.id));
  }

  /** The number of steps that count for the stars. */
  get atOnce(): number {
    return this.#solvedAtOnce.length;
  }

  /** The steps to be solved at once for the second star, and for the third. */
  get forStars(): readonly [number, number] {
    return neededForStars(this.lesson.steps.length);
  }

  /** One to three stars; undefined until all steps are solved. */
  get stars(): number | undefined {
    const { steps } = this.lesson;
    return this.#solved.length < steps.length ? undefined : starsOf(steps.length, this.atOnce);
  }

  /** Goes to the next step if this one may be passed. */
  async next(): Promise<void> {
    if (!this.canPass) return;
    const isLast = this.at + 1 === this.lesson.steps.length;
    const isOver = this.session.practice.view?.state.kind === 'over';
    if (isLast && !this.isPlaying && !isOver) await this.#playOut();
    else await this.goTo(this.#following());
  }

  /** Does a lesson again whose steps are all solved. */
  async repeat(): Promise<void> {
    this.#skipsSolved = false;
    await this.goTo(0);
  }

  /** Goes to the step before; from there all steps follow in order. */
  async back(): Promise<void> {
    this.#skipsSolved = false;
    await this.goTo(this.at - 1);
  }

  /** Goes back to the first step that isn't solved. */
  async tryLeft(): Promise<void> {
    this.#skipsSolved = true;
    await this.goTo(this.lesson.steps.findIndex((step) => !this.isSolved(step)));
  }

  /** Shows the right move; the step may then be passed. */
  async show(): Promise<void> {
    const { step, session } = this;
    await session.show();
    if (step === undefined || session.hint === undefined) return;
    this.#shown = [...this.#shown, step.id];
  }

  /** Starts a step afresh. @param at - its index; after the last one the lesson is done. */
  async goTo(at: number): Promise<void> {
    const { lesson } = this;
    const step = lesson.steps[Math.max(0, at)];
    if (step !== undefined) {
      if (!(await this.session.begin(this.#exerciseOf(step)))) return;
      this.start = this.session.practice.view;
    }
    if (step === undefined) this.session.leave();
    this.at = Math.min(lesson.steps.length, Math.max(0, at));
  }

  /** Continues when the user returns: an interrupted step starts afresh. */
  async resume(): Promise<void> {
    const { phase } = this.session;
    if (phase !== 'busy' && phase !== 'unknown') return;
    if (this.isPlaying) await this.session.again();
    else await this.goTo(this.at);
  }

  /** The index of the step that follows. */
  #following(): number {
    const next = this.at + 1;
    const { steps } = this.lesson;
    if (!this.#skipsSolved) return next;
    const left = steps.findIndex((step, at) => at >= next && !this.isSolved(step));
    return left === -1 ? steps.length : left;
  }

  async #playOut(): Promise<void> {
    const { step, session } = this;
    if (step === undefined) return;
    await session.begin({ start: this.#startOf(step, session.practice.moves), plays: true });
  }

  #exerciseOf(step: LessonStepView): Exercise {
    return {
      start: this.#startOf(step),
      takesBack: true,
      pointsOut: true,
      decided: (outcome, { atOnce = false }) => {
        if (outcome !== 'wrong') this.#solve(step, atOnce);
      },
    };
  }

  /** @param playOn - the moves of the step, if the game is played on after them. */
  #startOf({ id }: LessonStepView, playOn?: readonly string[]): Exercise['start'] {
    const { game, id: lesson } = this.lesson;
    const of = { game: game.id, lesson, step: id };
    return { of: 'lesson', ...of, ...(playOn && { playOn: [...playOn] }) };
  }

  #solve({ id }: LessonStepView, isAtOnce: boolean): void {
    const added = (ids: readonly string[]) => (ids.includes(id) ? ids : [...ids, id]);
    if (isAtOnce) this.#solvedAtOnce = added(this.#solvedAtOnce);
    this.#solved = added(this.#solved);
  }
}
