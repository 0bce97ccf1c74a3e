import type { LessonSummary } from '../../electron/api/lessons.ts';
import { Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { LessonRun } from './lesson-run.svelte.ts';

/** Which lesson: a game, and its name among the lessons of that game. */
export type LessonName = Pick<LessonSummary, 'game' | 'id'>;

/** The lessons there are, and the one that is open. */
export class LessonsPage {
  lessons = $state.raw<readonly LessonSummary[]>();
  /** The one that is being done; nothing where all are listed. */
  run = $state.raw<LessonRun>();
  /** The game whose first lesson is to be opened as soon as they are known. */
  #wanted: string | undefined;
  readonly #loading = new Latest();
  readonly #opening = new Latest();
  readonly #failed: (sentence: string) => void;

  /** @param failed - receives the reason of a failure, in a sentence. */
  constructor(failed: (sentence: string) => void) {
    this.#failed = failed;
  }

  /** Asks for all lessons, and continues the one that is open. */
  async load(): Promise<void> {
    await this.#loading.run(async (wait) => {
      const { lessons } = await wait(ask('lessons'));
      this.lessons = lessons;
      await this.run?.resume();
      const wanted = lessons.find(({ game }) => game.id === this.#wanted);
      if (wanted !== undefined) await this.open(wanted);
    }, this.#failed);
  }

  /** Opens the first lesson of a game once the page is shown. */
  openFirst(game: string): void {
    this.close();
    this.#wanted = game;
  }

  /** Begins a lesson where the learner left it. */
  async open(name: LessonName): Promise<void> {
    this.#wanted = undefined;
    await this.#opening.run(async (wait) => {
      const lesson = await wait(this.#ask(name));
      this.run?.session.leave();
      this.run = new LessonRun(lesson);
    }, this.#failed);
  }

  /** The lesson behind the one that is open; nothing behind the last one. */
  readonly following = $derived.by(() => {
    const { lessons = [], run } = this;
    const at = lessons.findIndex(
      ({ game, id }) => game.id === run?.lesson.game.id && id === run.lesson.id,
    );
    return at === -1 ? undefined : lessons[at + 1];
  });

  /** Goes back to all lessons. */
  close(): void {
    this.#opening.drop();
    this.run?.session.leave();
    this.run = undefined;
  }

  #ask({ game, id }: LessonName) {
    return ask('lesson', { game: game.id, lesson: id });
  }
}
