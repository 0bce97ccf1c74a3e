import type { LessonSummary } from '../../electron/api/lessons.ts';
import { Latest, type Refused } from '../asking.ts';
import { ask } from '../bridge.ts';
import { LessonRun } from './lesson-run.svelte.ts';

/** A lesson's key: the game, and the lesson's id within it. */
export type LessonName = Pick<LessonSummary, 'game' | 'id'>;

/** The lesson to open: the first of a game by default, and a step of it by default where the learner left it. */
export interface WantedLesson {
  readonly game: string;
  readonly lesson?: string;
  readonly step?: string;
}

/** The list of lessons, and the open one. */
export class LessonsPage {
  lessons = $state.raw<readonly LessonSummary[]>();
  /** The open lesson; undefined while the list is shown. */
  run = $state.raw<LessonRun>();
  /** The lesson that opens as soon as the list is loaded. */
  #wanted: WantedLesson | undefined;
  readonly #loading = new Latest();
  readonly #opening = new Latest();
  readonly #failed: Refused;

  /** @param failed - receives the reason of a failure, in a sentence. */
  constructor(failed: Refused) {
    this.#failed = failed;
  }

  /** Loads the list of lessons, and continues the open one unless it is over. */
  async load(): Promise<void> {
    if (this.run?.isOver === true) this.close();
    await this.#loading.run(async (wait) => {
      const { lessons } = await wait(ask('lessons'));
      this.lessons = lessons;
      await this.run?.resume();
      const { game, lesson, step } = this.#wanted ?? {};
      const ofGame = lessons.filter((each) => each.game.id === game);
      // Without a name, it is the first one that isn't done yet.
      const wanted =
        lesson === undefined
          ? (ofGame.find(({ solved, steps }) => solved < steps) ?? ofGame[0])
          : ofGame.find(({ id }) => id === lesson);
      if (wanted !== undefined) await this.open(wanted, step);
    }, this.#failed);
  }

  /** Opens a lesson, as soon as the list is loaded. */
  openWanted(wanted: WantedLesson): void {
    this.close();
    this.#wanted = wanted;
    // The page that is shown already loads no list by itself.
    if (this.lessons !== undefined) void this.load();
  }

  /** Opens a lesson, by default where the learner left it. */
  async open(name: LessonName, step?: string): Promise<void> {
    this.#wanted = undefined;
    await this.#opening.run(async (wait) => {
      const lesson = await wait(this.#ask(name));
      this.run?.session.leave();
      this.run = new LessonRun(lesson, step);
    }, this.#failed);
  }

  /** Returns to the list. */
  close(): void {
    this.#opening.drop();
    this.run?.session.leave();
    this.run = undefined;
  }

  #ask({ game, id }: LessonName) {
    return ask('lesson', { game: game.id, lesson: id });
  }
}
