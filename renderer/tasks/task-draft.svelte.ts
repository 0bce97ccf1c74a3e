import type { RequestOf } from '../../electron/api/requests.ts';
import type { Task, TaskDraft, TaskItem } from '../../electron/api/tasks.ts';
import type { Message } from '../../words/message.ts';
import { attempt } from '../asking.ts';
import { ask } from '../bridge.ts';
import type { Notices } from '../services/notices.svelte.ts';
import type { Tasks } from '../services/tasks.svelte.ts';
import { exportedAs } from '../library/match-actions.svelte.ts';

/** The task that is being made. The main process keeps it. */
export class TaskDraftPage {
  draft = $state.raw<TaskDraft>();
  /** The result of saving. */
  done = $state.raw<Message>();
  readonly #tasks: Tasks;
  readonly #notices: Notices;

  constructor(tasks: Tasks, notices: Notices) {
    this.#tasks = tasks;
    this.#notices = notices;
  }

  async load(): Promise<void> {
    // What was added is seen here.
    this.#notices.forgetDone();
    await attempt(async () => (this.draft = await ask('taskDraft')), this.#notices.report);
  }

  /** Changes the task as a whole. @returns whether it was kept. */
  change(change: Partial<Task>): Promise<boolean> {
    return this.#keep((task) => ({ ...task, ...change }));
  }

  add(...items: readonly TaskItem[]): Promise<boolean> {
    return this.#keep((task) => ({ ...task, items: [...task.items, ...items] }));
  }

  /** Adds puzzles of a level. */
  addPuzzles(wanted: RequestOf<'puzzlesOfLevel'>): Promise<boolean> {
    return this.#attempt(async () => this.add(...(await ask('puzzlesOfLevel', wanted))));
  }

  ask(index: number, question: string): Promise<boolean> {
    return this.#items((items) =>
      items.map((item, at) => (at === index ? { ...item, question } : item)),
    );
  }

  remove(index: number): Promise<boolean> {
    return this.#items((items) => items.filter((_, at) => at !== index));
  }

  /** Moves an item to another place. */
  move(from: number, to: number): Promise<boolean> {
    return this.#items((items) => {
      const moved = items[from];
      if (moved === undefined || to < 0 || to >= items.length) return items;
      return items.toSpliced(from, 1).toSpliced(to, 0, moved);
    });
  }

  /** Begins another task. */
  clear(): Promise<boolean> {
    return this.#keep(() => ({ name: '', instructions: '', locks: [], items: [] }));
  }

  async export(to: 'file' | 'clipboard'): Promise<void> {
    this.done = undefined;
    await this.#attempt(async () => {
      this.done = exportedAs(await ask('exportTaskDraft', { to }));
    });
  }

  /** Opens it as a pupil sees it. */
  async try(): Promise<void> {
    this.#tasks.isTried = true;
    this.#tasks.isTried = await this.#attempt(() => ask('tryTaskDraft'));
  }

  #items(change: (items: readonly TaskItem[]) => readonly TaskItem[]): Promise<boolean> {
    return this.#keep((task) => ({ ...task, items: [...change(task.items)] }));
  }

  #keep(change: (task: Task) => Task): Promise<boolean> {
    return this.#attempt(async () => {
      // Other pages and windows may have added something.
      const { task } = await ask('taskDraft');
      this.draft = await ask('keepTaskDraft', { task: change(task) });
      this.done = undefined;
    });
  }

  /** Does something, which takes back what was said before. */
  #attempt(action: () => unknown): Promise<boolean> {
    this.#notices.dismiss();
    this.#notices.forgetDone();
    return attempt(action, this.#notices.report);
  }
}
