import type { LessonStepView, LessonView } from '../../electron/api/lesson-view.ts';
import { ask } from '../bridge.ts';
import { ExerciseSession } from '../exercise/exercise-session.svelte.ts';

/** A lesson that is being done, step by step. */
export class LessonRun {
  /** Its words, which change with the language. */
  lesson = $state.raw<LessonView>() as LessonView;
  readonly session = new ExerciseSession();
  /** Which step it stands at; behind the last one, once all is done. */
  at = $state(0);
  /** By id, the steps that were solved since it was opened. */
  #solved = $state.raw<readonly string[]>([]);

  constructor(lesson: LessonView) {
    this.lesson = lesson;
    this.#solved = lesson.steps.flatMap(({ id, solved }) => (solved ? [id] : []));
    const unsolved = lesson.steps.findIndex(({ solved }) => !solved);
    void this.goTo(Math.max(0, unsolved));
  }

  /** The step that it stands at; undefined behind the last one. */
  readonly step = $derived<LessonStepView | undefined>(this.lesson.steps[this.at]);

  /** Whether a step has been solved. */
  isSolved({ id }: LessonStepView): boolean {
    return this.#solved.includes(id);
  }

  /** Begins a step anew. @param at - behind the last one it is done. */
  async goTo(at: number): Promise<void> {
    const { lesson } = this;
    this.at = Math.min(lesson.steps.length, Math.max(0, at));
    const { step } = this;
    if (step === undefined) {
      this.session.leave();
      return;
    }
    const { place, before, id } = step;
    await this.session.begin({
      start: { ...place, players: lesson.players, moves: before },
      steps: [{ of: 'lesson', game: lesson.game.id, lesson: lesson.id, step: id }],
      takesBack: true,
      pointsOut: true,
      keep: (outcome) => (outcome === 'wrong' ? Promise.resolve() : this.#keep(step)),
    });
  }

  /** Continues on coming back, or in another language: what was under way begins anew. */
  async resume(): Promise<void> {
    if (this.session.phase === 'busy') await this.goTo(this.at);
    else await this.session.translate();
  }

  async #keep(step: LessonStepView): Promise<void> {
    if (this.isSolved(step)) return;
    this.#solved = [...this.#solved, step.id];
    const { game, id } = this.lesson;
    await ask('solveLessonStep', { game: game.id, lesson: id, step: step.id });
  }
}
