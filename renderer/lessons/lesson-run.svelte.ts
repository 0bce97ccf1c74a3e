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

  /** Begins a step anew. @param at - behind the last one it is done. */
  async goTo(at: number): Promise<void> {
    const { lesson } = this;
    const step = lesson.steps[Math.max(0, at)];
    if (step !== undefined && !(await this.session.begin(this.#exerciseOf(step)))) return;
    if (step === undefined) this.session.leave();
    this.at = Math.min(lesson.steps.length, Math.max(0, at));
  }

  /** Continues on coming back: what was under way begins anew. */
  async resume(): Promise<void> {
    const { phase } = this.session;
    if (phase === 'busy' || phase === 'unknown') await this.goTo(this.at);
  }

  #exerciseOf(step: LessonStepView): Exercise {
    const { game, id, players } = this.lesson;
    return {
      start: { ...step.place, players, moves: step.before },
      steps: [{ of: 'lesson', game: game.id, lesson: id, step: step.id }],
      takesBack: true,
      pointsOut: true,
      keep: (outcome) => (outcome === 'wrong' ? Promise.resolve() : this.#keep(step)),
    };
  }

  async #keep(step: LessonStepView): Promise<void> {
    if (this.isSolved(step)) return;
    this.#solved = [...this.#solved, step.id];
    const { game, id } = this.lesson;
    await ask('solveLessonStep', { game: game.id, lesson: id, step: step.id });
  }
}
