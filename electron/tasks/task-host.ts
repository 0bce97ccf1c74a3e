import path from 'node:path';
import type { Line } from '../../engine/learner/line.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import {
  partKey,
  taskKey,
  taskProgress,
  type TaskLine,
  type TaskProgress,
} from '../../engine/learner/tasks.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import type { TaskPart } from '../../engine/task/parts.ts';
import type { Task } from '../../engine/task/task.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { resultText, taskId } from '../../storage/tasks/result-file.ts';
import { message, type Value } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { Exported } from '../api/library.ts';
import type { TaskView } from '../api/tasks.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { Practised, StartOf } from '../practice/practice-handlers.ts';
import { fileName, type SaveFile } from '../saving/save-file.ts';
import { addLine } from '../training/add-line.ts';
import { noTask, refuseLate, type OpenTask } from './open-task.ts';
import { TaskExercises, type PractiseLesson } from './task-exercises.ts';
import { matchOfTask } from './task-match.ts';
import { knownPupil, taskView, type KnownTask } from './task-view.ts';

/** The parts of the program that tasks use. */
export interface TaskHostOptions {
  readonly analyst: Analyst;
  /** Who is at the machine. */
  readonly who: () => { readonly name: string; readonly journal: Journal };
  readonly saveFile: SaveFile;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Shows the page of the open task. */
  readonly show: () => void;
  /** Called with the open task whenever it has changed, or another one is open. */
  readonly changed: (view: TaskView | null) => void;
}

/** The requests that the host answers. */
type OwnRequests =
  | 'task'
  | 'beginTask'
  | 'leaveTask'
  | 'handInTask'
  | 'saveTaskResult'
  | 'closeTask';

/** The task that is open: offered, being done, or handed in. How far it is follows from the journal. */
export class TaskHost {
  readonly handlers: Handlers<OwnRequests> = {
    task: () => this.view,
    beginTask: ({ at, pupil }) => this.#begin(pupil, at),
    leaveTask: ({ at }) => {
      this.#add({ what: 'task', at, ...this.#running, did: 'left' });
      this.#become(undefined);
      return null;
    },
    handInTask: ({ at }) => {
      const { task, pupil, matches } = this.#open ?? noTask();
      this.#opened ??= { known: this.#now.known, pupil };
      // A match that isn't over by now has come to less than its goal.
      for (const { item, part, moves, seconds } of matches.values()) {
        const how = { outcome: 'wrong' as const, tried: [...moves], seconds };
        this.#add({ what: 'task-item', at, task, pupil, item, part, ...how });
      }
      this.#add({ what: 'task', at, task, pupil, did: 'handed-in' });
      this.#changed();
      return this.view ?? noTask();
    },
    saveTaskResult: ({ first }) => this.#save(first),
    closeTask: () => {
      if (this.#open === undefined) this.#become(undefined);
      return null;
    },
  };
  readonly #options: TaskHostOptions;
  readonly #exercises: TaskExercises;
  readonly #asOpen: OpenTask;
  /** The task that is offered or was handed in, and by whom. */
  #opened: { readonly known: KnownTask; readonly pupil?: string } | undefined;
  /** That of the person who was at the machine at the last look. */
  #journal: Journal;
  readonly #read = new Map<string, Task>();

  constructor(options: TaskHostOptions) {
    this.#options = options;
    this.#journal = options.who().journal;
    this.#asOpen = {
      clock: options.now,
      now: () => this.#now,
      keeperOf: (part) => this.#keeperOf(part),
    };
    this.#exercises = new TaskExercises(this.#asOpen, options.analyst);
  }

  /** Offers the task of a text. @throws Refusal with what is wrong with it, or if another one is being done. */
  open(text: string, name: Value): void {
    const parsed = parseTask(text);
    if (!parsed.ok) throw new Refusal(message('records.refused', { name, problem: parsed.error }));
    const known = { id: taskId(parsed.value), task: parsed.value };
    const open = this.#open;
    if (open !== undefined && open.task !== known.id) {
      throw new Refusal(message('task.other-runs', { name: this.#now.known.task.name }));
    }
    // The page comes first: showing it closes the dialogs, and so would close the question who does the task.
    this.#options.show();
    if (open === undefined) this.#become({ known });
  }

  /** Breaks off the task of the person who has left, and shows what the one who has come has open. */
  personChanged(): void {
    const before = this.#journal;
    this.#journal = this.#options.who().journal;
    const last = [...before.after(taskProgress).values()].at(-1);
    try {
      if (last?.isOpen === true) {
        const { task, pupil } = last;
        addLine(before, { what: 'task', at: this.#at(), task, pupil, did: 'left' });
      }
    } catch (error) {
      // That of a deleted person takes no more lines.
      if (!(error instanceof Refusal)) throw error;
    }
    this.#changed();
  }

  /** The task that is being done; undefined if none is. */
  get running(): Task | undefined {
    return this.#open === undefined ? undefined : this.#now.known.task;
  }

  get view(): TaskView | null {
    const { known, progress } = this.#state ?? {};
    if (known === undefined) return null;
    const pupils = [...this.#progress.values()].filter(({ task }) => task === known.id);
    const begun = pupils.map((each) => knownPupil(known.task, each)).toReversed();
    const { name } = this.#options.who();
    const isNew = name !== '' && begun.every((each) => each.name !== name);
    return taskView(
      known,
      progress,
      [...begun, ...(isNew ? [{ name, begun: null }] : [])],
      (part) => this.#exercises.questionsOf(known.id, part),
    );
  }

  /**
   * An exercise or a match of the open task.
   *
   * @throws Refusal if it isn't open, or may not be tried.
   */
  async practise(
    { item: index, part, afresh }: StartOf<'task'>,
    lesson: PractiseLesson,
  ): Promise<Practised> {
    const place = { item: index, part };
    const { known, progress } = this.#now;
    const view = this.view?.parts.find((each) => partKey(each) === partKey(place));
    const item = known.task.items[index];
    if (view === undefined || item === undefined || progress === undefined) return noTask();
    if (!view.isOpen) throw new Refusal(message('task.part-over'));
    refuseLate(this.#asOpen);
    if (item.kind === 'match') return matchOfTask(this.#asOpen, place, item, afresh === true);
    const practised = await this.#exercises.practise(item, place, lesson);
    // The view says what a puzzle asks.
    if (this.#exercises.questionsOf(known.id, place).length > 0) this.#changed();
    return practised;
  }

  /** Adds lines about an exercise until the task is handed in. */
  #keeperOf(part: TaskPart): ReturnType<OpenTask['keeperOf']> {
    const { journal } = this.#options.who();
    const { task, pupil } = this.#now.progress ?? noTask();
    return (line) => {
      // Another person may be at the machine by now.
      const progress = journal.after(taskProgress).get(taskKey({ task, pupil }));
      if (progress?.isOpen !== true) return;
      addLine(journal, { ...line, task, pupil, ...part });
      this.#changed();
    };
  }

  #begin(pupil: string, at: string): TaskView {
    const state = this.#state;
    if (state === undefined) return noTask();
    const { known } = state;
    const before = this.#progress.get(taskKey({ task: known.id, pupil }));
    if (before?.handedIn !== undefined) {
      this.#become({ known, pupil });
      return this.view ?? noTask();
    }
    const of = { what: 'task', at, task: known.id, pupil } as const;
    if (before === undefined) this.#add({ ...of, did: 'begun', text: formatTask(known.task) });
    else if (!before.isOpen) this.#add({ ...of, did: 'resumed' });
    this.#become(undefined);
    return this.view ?? noTask();
  }

  async #save(first: 'named' | 'own'): Promise<Exported> {
    const { known, progress } = this.#now;
    if (progress === undefined) return noTask();
    const { pupil } = progress;
    const lines = this.#options
      .who()
      .journal.lines.filter(
        (line): line is TaskLine =>
          (line.what === 'task' || line.what === 'task-item') &&
          line.task === known.id &&
          line.pupil === pupil,
      );
    const content = resultText(pupil, known.task, lines);
    if (!content.ok) throw new Refusal(content.error);
    const { folder } = known.task;
    const name = `${pupil} - ${known.task.name}`;
    // Only the dialog goes to the folder that the task names, and the pupil decides there.
    const isNamed = first === 'named' && folder !== undefined;
    const file = await this.#options.saveFile({
      offered: isNamed ? { file: path.join(folder, fileName(name, 'result')) } : { name },
      as: 'result',
      content: content.value,
    });
    return file === undefined ? { kind: 'cancelled' } : { kind: 'saved', file };
  }

  /** What is being done, if anything; undefined otherwise. */
  get #open(): TaskProgress | undefined {
    const last = [...this.#progress.values()].at(-1);
    return last?.isOpen === true && this.#taskOf(last) !== undefined ? last : undefined;
  }

  /** The open task and what its pupil has done of it. */
  get #state(): { readonly known: KnownTask; readonly progress?: TaskProgress } | undefined {
    const open = this.#open;
    const task = open && this.#taskOf(open);
    if (open !== undefined && task !== undefined) {
      return { known: { id: open.task, task }, progress: open };
    }
    if (this.#opened === undefined) return undefined;
    const { known, pupil } = this.#opened;
    const progress = pupil && this.#progress.get(taskKey({ task: known.id, pupil }));
    return { known, ...(progress && { progress }) };
  }

  /** @throws Refusal if no task is open. */
  get #now() {
    return this.#state ?? noTask();
  }

  get #running(): Pick<TaskLine, 'task' | 'pupil'> {
    const { task, pupil } = this.#open ?? noTask();
    return { task, pupil };
  }

  get #progress(): ReadonlyMap<string, TaskProgress> {
    return this.#options.who().journal.after(taskProgress);
  }

  /** The task of a text in the journal; undefined if it can't be read. */
  #taskOf({ task, text }: TaskProgress): Task | undefined {
    const known = this.#read.get(task);
    if (known !== undefined) return known;
    const parsed = parseTask(text);
    if (!parsed.ok || taskId(parsed.value) !== task) return undefined;
    this.#read.set(task, parsed.value);
    return parsed.value;
  }

  #at(): string {
    return momentOf(new Date(this.#options.now()));
  }

  #add(line: Line): void {
    addLine(this.#options.who().journal, line);
  }

  #become(opened: { readonly known: KnownTask; readonly pupil?: string } | undefined): void {
    this.#opened = opened;
    this.#changed();
  }

  #changed(): void {
    this.#options.changed(this.view);
  }
}
