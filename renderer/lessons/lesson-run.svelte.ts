import type {
  LessonAnswerView,
  LessonStepView,
  LessonView,
} from '../../electron/api/lesson-view.ts';
import { ask } from '../bridge.ts';
import { Practice } from '../practice/practice.svelte.ts';

/** How long a wrong move is seen before it is taken back, in milliseconds. */
const seen = 900;

/**
 * A lesson that is being done. The learner moves on a table of its own; what comes of a move is acted out there before
 * it is said.
 */
export class LessonRun {
  /** Its words, which change with the language. */
  lesson = $state.raw<LessonView>() as LessonView;
  readonly practice = new Practice();
  /** Which step it stands at; behind the last one, once all is done. */
  at = $state(0);
  /** What is going on at this step: a move is wanted, one is acted out, or the right one was found. */
  phase = $state<'wanted' | 'acting' | 'found'>('wanted');
  /** The move that an arrow points at, in notation. */
  hint = $state<string>();
  /** The move of which something is said, in notation. */
  #tried = $state<string>();
  /** By id, the steps that were solved since it was opened. */
  #solved = $state.raw<readonly string[]>([]);
  /** Grows with every step that begins: what was begun before it is dropped. */
  #turn = 0;
  readonly #failed: (sentence: string) => void;

  /** @param failed - is told what could not be done, in a sentence. */
  constructor(lesson: LessonView, failed: (sentence: string) => void) {
    this.lesson = lesson;
    this.#failed = failed;
    this.#solved = lesson.steps.flatMap(({ id, solved }) => (solved ? [id] : []));
    const unsolved = lesson.steps.findIndex(({ solved }) => !solved);
    void this.goTo(Math.max(0, unsolved));
  }

  /** The step that it stands at; nothing behind the last one. */
  readonly step = $derived<LessonStepView | undefined>(this.lesson.steps[this.at]);

  /** What is said of the last move. */
  readonly said = $derived<LessonAnswerView | undefined>(this.step?.answers[this.#tried ?? '']);

  /** Whether a step has been solved. */
  isSolved({ id }: LessonStepView): boolean {
    return this.#solved.includes(id);
  }

  /** Begins a step anew. @param at - behind the last one it is done. */
  async goTo(at: number): Promise<void> {
    const { lesson, practice } = this;
    this.#turn++;
    this.at = Math.min(lesson.steps.length, Math.max(0, at));
    this.phase = 'wanted';
    this.hint = undefined;
    this.#tried = undefined;
    const { step } = this;
    if (step === undefined) return;
    await practice.begin({ ...step.place, players: lesson.players, moves: step.before });
  }

  /** Puts the step on the table that was left before it lay there. */
  async goOn(): Promise<void> {
    if (this.practice.view === undefined) await this.goTo(this.at);
  }

  /** Plays a move in notation, where one is wanted. */
  async play(move: string): Promise<void> {
    const { step, practice } = this;
    const answer = step?.answers[move];
    if (step === undefined || answer === undefined || this.phase !== 'wanted') return;
    const turn = this.#turn;
    this.phase = 'acting';
    this.hint = undefined;
    this.#tried = undefined;
    const shown = await practice.show(answer.right ? [move, ...step.reply] : [move]);
    if (turn !== this.#turn) return;
    if (!shown) {
      // Refused, nothing lies there; cut short, the move does, which nobody could answer.
      if (practice.moves.length === step.before.length) this.phase = 'wanted';
      else await this.goTo(this.at);
      return;
    }
    this.#tried = move;
    if (answer.right) {
      this.phase = 'found';
      this.#keep(step);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, seen));
    if (turn !== this.#turn) return;
    const back = await practice.goTo(step.before.length);
    if (turn !== this.#turn) return;
    if (back) this.phase = 'wanted';
    else await this.goTo(this.at);
  }

  /** Points at a right move. */
  show(): void {
    if (this.phase === 'wanted') this.hint = this.step?.shown;
  }

  /** What was begun ends. */
  leave(): void {
    this.#turn++;
    this.practice.leave();
  }

  #keep(step: LessonStepView): void {
    if (this.isSolved(step)) return;
    this.#solved = [...this.#solved, step.id];
    const { game, id } = this.lesson;
    ask('solveLessonStep', { game: game.id, lesson: id, step: step.id }).catch((error: unknown) =>
      this.#failed(error instanceof Error ? error.message : String(error)),
    );
  }
}
