import type { ExerciseOutcome } from '../../electron/api/exercises.ts';
import type { LessonStepView, LessonView } from '../../electron/api/lessons.ts';
import { ask } from '../bridge.ts';
import { ExerciseSession, type Exercise } from '../exercise/exercise-session.svelte.ts';

/** A lesson that is being done, step by step. */
export class LessonRun {
  readonly lesson: LessonView;
  readonly session = new ExerciseSession();
  /** Which step it stands at; behind the last one, once all is done. */
  at = $state(0);
  /** By id, the steps that were solved since it was opened. */
  #solved = $state.raw<readonly string[]>([]);
  /** By id, the steps that were shown since it was opened. */
  #shown = $state.raw<readonly string[]>([]);
  /** By id, the steps that were solved since it was opened, and whether at the first try and without help. */
  #tried = $state.raw<Readonly<Record<string, boolean>>>({});

  /** The last step is played out: freely, to the end of the game. */
  isPlaying = $state(false);

  constructor(lesson: LessonView) {
    this.lesson = lesson;
    this.#solved = lesson.steps.flatMap(({ id, solved }) => (solved ? [id] : []));
    this.at = Math.max(
      0,
      lesson.steps.findIndex(({ solved }) => !solved),
    );
    void this.goTo(this.at);
  }

  /** The step that it stands at; undefined behind the last one. */
  get step(): LessonStepView | undefined {
    return this.lesson.steps[this.at];
  }

  /** Whether a step has been solved. */
  isSolved({ id }: LessonStepView): boolean {
    return this.#solved.includes(id);
  }

  /** Whether the step it stands at may be left for the next one: it was solved, or shown. */
  get canPass(): boolean {
    const { step } = this;
    return step !== undefined && (this.isSolved(step) || this.#shown.includes(step.id));
  }

  /** One to three for how many steps were solved at the first try; undefined unless all were solved since it was opened. */
  get stars(): number | undefined {
    const tried = Object.values(this.#tried);
    const steps = this.lesson.steps.length;
    if (tried.length < steps) return undefined;
    const atOnce = tried.filter(Boolean).length;
    if (atOnce === steps) return 3;
    return atOnce * 2 >= steps ? 2 : 1;
  }

  /** Goes to the next step, unless this one is still to be solved. */
  async next(): Promise<void> {
    if (!this.canPass) return;
    const isLast = this.at + 1 === this.lesson.steps.length;
    const isOver = this.session.practice.view?.state.kind === 'over';
    if (isLast && !this.isPlaying && !isOver) await this.#playOut();
    else await this.goTo(this.at + 1);
  }

  /** Points at what is right, after which the step may be passed. */
  async show(): Promise<void> {
    const { step, session } = this;
    await session.show();
    if (step !== undefined && session.hint !== undefined) this.#shown = [...this.#shown, step.id];
  }

  /** Begins a step anew. @param at - behind the last one it is done. */
  async goTo(at: number): Promise<void> {
    const { lesson } = this;
    const step = lesson.steps[Math.max(0, at)];
    if (step !== undefined && !(await this.session.begin(this.#exerciseOf(step)))) return;
    if (step === undefined) this.session.leave();
    this.isPlaying = false;
    this.at = Math.min(lesson.steps.length, Math.max(0, at));
  }

  /** Continues on coming back: what was under way begins anew. */
  async resume(): Promise<void> {
    const { phase } = this.session;
    if (phase !== 'busy' && phase !== 'unknown') return;
    if (this.isPlaying) await this.session.again();
    else await this.goTo(this.at);
  }

  async #playOut(): Promise<void> {
    const { step, session } = this;
    if (step === undefined) return;
    const start = { ...step.place, players: this.lesson.players, moves: session.practice.moves };
    this.isPlaying = true;
    await session.begin({ start, steps: [], playsOut: true });
  }

  #exerciseOf(step: LessonStepView): Exercise {
    const { game, id, players } = this.lesson;
    return {
      start: { ...step.place, players, moves: step.before },
      steps: [{ of: 'lesson', game: game.id, lesson: id, step: step.id }],
      takesBack: true,
      pointsOut: true,
      keep: (outcome) => (outcome === 'wrong' ? Promise.resolve() : this.#keep(step, outcome)),
    };
  }

  async #keep(step: LessonStepView, outcome: ExerciseOutcome): Promise<void> {
    const atOnce = outcome === 'right' && !this.#shown.includes(step.id);
    this.#tried = { [step.id]: atOnce, ...this.#tried };
    await this.#keepStars();
    if (this.isSolved(step)) return;
    this.#solved = [...this.#solved, step.id];
    await ask('solveLessonStep', { ...this.#name, step: step.id });
  }

  get #name() {
    return { game: this.lesson.game.id, lesson: this.lesson.id };
  }

  async #keepStars(): Promise<void> {
    const { stars } = this;
    if (stars !== undefined) await ask('keepLessonStars', { ...this.#name, stars });
  }
}
