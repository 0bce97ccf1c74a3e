import { now } from '../../electron/api/day.ts';
import type { TaskItemView, TaskPartView, TaskView } from '../../electron/api/tasks.ts';
import { attempt } from '../asking.ts';
import { ask } from '../bridge.ts';
import { ExerciseSession } from '../exercise/exercise-session.svelte.ts';
import type { Tasks } from '../services/tasks.svelte.ts';

/** A pupil at the open task, exercise by exercise. */
export class TaskRun {
  readonly session = new ExerciseSession();
  /** The index of the exercise on the table among all of the task; undefined before the first. */
  at = $state<number>();
  /** Whether the result has been saved since the task was started or opened again. */
  isSaved = $state(false);
  readonly #tasks: Tasks;
  readonly #failed: (sentence: string) => void;

  /** @param failed - receives the reason of a failure, in a sentence. */
  constructor(tasks: Tasks, failed: (sentence: string) => void) {
    this.#tasks = tasks;
    this.#failed = failed;
  }

  get view(): TaskView | null {
    return this.#tasks.view;
  }

  /** The exercise on the table. */
  get part(): TaskPartView | undefined {
    return this.at === undefined ? undefined : this.view?.parts[this.at];
  }

  /** The item that the exercise belongs to. */
  get item(): TaskItemView | undefined {
    return this.part && this.view?.items[this.part.item];
  }

  /** Whether another exercise can still be tried. */
  get hasNext(): boolean {
    return this.#next() !== undefined;
  }

  async begin(pupil: string): Promise<void> {
    await attempt(async () => {
      this.#tasks.view = await ask('beginTask', { at: now(), pupil });
      this.isSaved = false;
      if (this.view?.state === 'running') await this.resume();
    }, this.#failed);
  }

  /** Continues at the table as it was left; what was interrupted there starts afresh, or else the first that is open. */
  async resume(): Promise<void> {
    const { phase } = this.session;
    if (this.part !== undefined && phase !== 'busy' && phase !== 'unknown') return;
    const at = this.part?.isOpen === true ? this.at : this.#next();
    if (at !== undefined) await this.goTo(at);
  }

  /** Goes to the next exercise that can be tried. */
  async next(): Promise<void> {
    const next = this.#next();
    if (next !== undefined) await this.goTo(next);
  }

  async goTo(at: number): Promise<void> {
    const part = this.view?.parts[at];
    if (part?.isOpen !== true) return;
    const { item, part: number, outcome, pointsOut, plays } = part;
    const start = { of: 'task', item, part: number } as const;
    const begun = await this.session.begin({
      start,
      ...(plays && { afresh: { ...start, afresh: true } }),
      erred: outcome !== null,
      pointsOut,
      plays,
    });
    if (begun) this.at = at;
  }

  async leave(): Promise<void> {
    await attempt(async () => {
      await ask('leaveTask', { at: now() });
      this.#putAway();
    }, this.#failed);
  }

  async handIn(): Promise<void> {
    await attempt(async () => {
      this.#tasks.view = await ask('handInTask', { at: now() });
      this.#putAway();
    }, this.#failed);
  }

  async save(first: 'named' | 'own'): Promise<void> {
    await attempt(async () => {
      const { kind } = await ask('saveTaskResult', { first });
      if (kind === 'saved') this.isSaved = true;
    }, this.#failed);
  }

  async close(): Promise<void> {
    await attempt(() => ask('closeTask'), this.#failed);
  }

  #putAway(): void {
    this.session.leave();
    this.at = undefined;
  }

  /** The next exercise that can be tried, after this one or from the start. */
  #next(): number | undefined {
    const parts = this.view?.parts ?? [];
    const open = parts.flatMap(({ isOpen }, index) => (isOpen ? [index] : []));
    const from = this.at ?? -1;
    return open.find((index) => index > from) ?? open.find((index) => index !== from);
  }
}
