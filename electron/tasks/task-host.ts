import path from 'node:path';
import { chanceOrder } from '../../engine/match/chance-order.ts';
import { mainEndOf, notationsOf, type Match } from '../../engine/match/match.ts';
import type { Player } from '../../engine/match/players.ts';
import { findGame } from '../../engine/games.ts';
import type { Line } from '../../engine/learner/line.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import {
  isDone,
  partKey,
  taskKey,
  taskProgress,
  type TaskLine,
  type TaskProgress,
} from '../../engine/learner/tasks.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { placeOfPuzzle, placeUnder, type PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import { askedSeat, solverSeat } from '../../engine/puzzles/wording.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import { puzzleOfPart, type TaskPart } from '../../engine/task/parts.ts';
import type { Task, TaskItemOf } from '../../engine/task/task.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { resultText, taskId } from '../../storage/tasks/result-file.ts';
import { message, type Value } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { Exported } from '../api/library.ts';
import type { TaskView } from '../api/tasks.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import {
  stepByValue,
  stepOf,
  type ExerciseStep,
  type KeepOutcome,
} from '../practice/exercise-practice.ts';
import type { Practised, StartOf } from '../practice/practice-handlers.ts';
import { fileName, type SaveFile } from '../saving/save-file.ts';
import { addLine } from '../training/add-line.ts';
import { MadePuzzles } from '../training/made-puzzles.ts';
import { endOf, taskView, type KnownTask } from './task-view.ts';

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

/** The most puzzles in memory. */
const mostInMemory = 4;

/** The requests that the host answers. */
type OwnRequests =
  'task' | 'beginTask' | 'leaveTask' | 'handInTask' | 'saveTaskResult' | 'closeTask';

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
      const { task, pupil } = this.#running;
      this.#opened ??= { known: this.#now.known, pupil };
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
  readonly #made: MadePuzzles;
  /** The task that is offered or was handed in, and by whom. */
  #opened: { readonly known: KnownTask; readonly pupil?: string } | undefined;
  /** That of the person who was at the machine at the last look. */
  #journal: Journal;
  readonly #read = new Map<string, Task>();

  constructor(options: TaskHostOptions) {
    this.#options = options;
    this.#journal = options.who().journal;
    this.#made = new MadePuzzles(options.analyst, mostInMemory);
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
    if (open === undefined) this.#become({ known });
    this.#options.show();
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
    const names = pupils.map(({ pupil }) => pupil).toReversed();
    const { name } = this.#options.who();
    return taskView(known, progress, [
      ...names,
      ...(name === '' || names.includes(name) ? [] : [name]),
    ]);
  }

  /**
   * An exercise of the open task.
   *
   * @param lesson - a step of a lesson as an exercise, which counts as one of the lesson, too.
   * @throws Refusal if it isn't open, or may not be tried.
   */
  async practise(
    { item: index, part }: StartOf<'task'>,
    lesson: (start: StartOf<'lesson'>) => Practised,
  ): Promise<Practised> {
    const { known, progress } = this.#now;
    const place = { item: index, part };
    const view = this.view?.parts.find((each) => partKey(each) === partKey(place));
    const item = known.task.items[index];
    if (view === undefined || item === undefined || progress === undefined) return noTask();
    if (!view.isOpen) throw new Refusal(message('task.part-over'));
    this.#refuseLate();
    switch (item.kind) {
      case 'lesson':
        return this.#lesson(item, place, lesson);
      case 'match':
        return this.#match(item, place);
      case 'move': {
        const players = this.#playersAt(item);
        const setting = { ...resolvePosition(item), first: item.first, players };
        return this.#exercise(place, setting, [stepByValue(setting, this.#options.analyst)]);
      }
      default: {
        const puzzle = await this.#made.get(puzzleOfPart(item, part));
        const { game, settings } = puzzle;
        const { position } = placeOfPuzzle(puzzle);
        const first = askedSeat(puzzle);
        const resolved = resolvePosition({ game, settings, position, first });
        const players = this.#playersAt({ game, settings, first: solverSeat });
        const steps = puzzle.steps.map((_, step) => stepOf(exerciseOfPuzzle(puzzle, step)));
        return this.#exercise(place, { ...resolved, first, open: first, players }, steps);
      }
    }
  }

  #lesson(
    { game, lesson }: TaskItemOf<'lesson'>,
    place: TaskPart,
    practise: (start: StartOf<'lesson'>) => Practised,
  ): Practised {
    const step = findGame(game)?.lessons?.find(({ id }) => id === lesson)?.steps[place.part];
    if (step === undefined) return noTask();
    const practised = practise({ of: 'lesson', game, lesson, step: step.id });
    const { exercise, setting } = practised;
    const own = this.#exercise(place, setting, exercise?.steps ?? []).exercise;
    const keep: KeepOutcome = (outcome, at, how) => ({
      ...own?.keep?.(outcome, at, how),
      ...exercise?.keep?.(outcome, at, how),
    });
    return { setting, exercise: { ...own, steps: own?.steps ?? [], pointsOut: true, keep } };
  }

  #match(item: TaskItemOf<'match'>, place: TaskPart): Practised {
    const { players, seed, goal, first } = item;
    const began = this.#options.now();
    const chance = seed === undefined ? {} : { chance: chanceOrder(seed) };
    const setting = { ...resolvePosition(item), first, players, ...chance };
    const { known, progress } = this.#now;
    const erred = progress?.parts.has(partKey(place)) ?? false;
    const keep = this.#keepPart(place, placeOf(setting));
    let isStarted = false;
    const moving = (): void => {
      this.#refuseLate();
      // What has only one try can't be started again.
      if (!isStarted && known.task.locks.includes('no-undo')) {
        keep('wrong', this.#at(), { tried: [] });
      }
      isStarted = true;
    };
    const ended = (match: Match<unknown, unknown>): void => {
      const won = erred ? 'after-wrong' : 'right';
      const seconds = Math.round((this.#options.now() - began) / 100) / 10;
      const tried = [...notationsOf(match)];
      const how = { tried, attempt: 1, seconds };
      keep(reaches(goal, match, players) ? won : 'wrong', this.#at(), how);
    };
    return { setting, playOn: { turns: Infinity, moving, ended } };
  }

  /** An exercise that adds its outcomes to the journal, and keeps to the options of the task. */
  #exercise(
    place: TaskPart,
    setting: Practised['setting'],
    steps: readonly ExerciseStep[],
  ): Practised {
    const before = this.#now.progress?.parts.get(partKey(place));
    const isPointedAt = this.#now.known.task.items[place.item]?.kind === 'lesson';
    return {
      setting,
      exercise: {
        steps: steps.map(({ judge, solution }) => ({
          judge: (moves) => {
            this.#refuseSecond(place);
            this.#refuseLate();
            return judge(moves);
          },
          solution: () => {
            // Security: No page gets a solution that the task keeps back.
            this.#refuseLocked(isPointedAt ? 'no-hints' : 'no-solutions');
            return solution();
          },
        })),
        erred: before !== undefined,
        keep: this.#keepPart(place, placeOf(setting)),
      },
    };
  }

  /** Adds the outcomes of an exercise to the journal until the task is handed in. */
  #keepPart({ item, part }: TaskPart, place: PuzzlePlace): KeepOutcome {
    const { journal } = this.#options.who();
    const { task, pupil } = this.#now.progress ?? noTask();
    return (outcome, at, how) => {
      // Another person may be at the machine by now.
      const progress = journal.after(taskProgress).get(taskKey({ task, pupil }));
      if (progress?.isOpen !== true) return {};
      addLine(journal, { what: 'task-item', at, task, pupil, item, part, place, outcome, ...how });
      this.#changed();
      return {};
    };
  }

  #playersAt({
    first,
    ...rules
  }: Omit<PuzzlePlace, 'position'> & { readonly first: number }): Player[] {
    const { rules: known } = resolvePosition({ ...rules, first });
    return Array.from({ length: known.seats }, (_, seat): Player =>
      seat === first ? { kind: 'person' } : { kind: 'computer', difficulty: 'hard' },
    );
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
      offered: isNamed ? { file: path.join(folder, fileName(name, 'duel')) } : { name },
      as: 'duel',
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

  /** @throws Refusal if the option keeps something back. */
  #refuseLocked(lock: 'no-hints' | 'no-solutions'): void {
    const { known, progress } = this.#now;
    if (progress?.handedIn !== undefined || !known.task.locks.includes(lock)) return;
    throw locked(known.task, lock);
  }

  /** @throws Refusal if each exercise has one try, and this one has had it. */
  #refuseSecond(place: TaskPart): void {
    const { known, progress } = this.#now;
    const before = progress?.parts.get(partKey(place));
    if (progress?.handedIn !== undefined || before === undefined) return;
    if (isDone(before) || !known.task.locks.includes('no-undo')) return;
    throw locked(known.task, 'no-undo');
  }

  /** @throws Refusal if the time is over. */
  #refuseLate(): void {
    const { known, progress } = this.#now;
    if (progress === undefined || progress.handedIn !== undefined) return;
    const end = endOf(known.task, progress);
    if (end !== undefined && this.#options.now() > end) {
      throw new Refusal(message('task.time-over', { minutes: known.task.minutes ?? 0 }));
    }
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

/** The refusal of what a task locks while it runs. */
export function locked({ name }: Task, lock: Task['locks'][number]): Refusal {
  return new Refusal(message('task.locked', { lock: { code: `task-lock.${lock}` }, name }));
}

function noTask(): never {
  throw new Refusal(message('task.none'));
}

function placeOf({ game, settings, rules, position }: Practised['setting']): PuzzlePlace {
  return placeUnder(game.id, settings, rules.formatPosition(position));
}

/** Whether a match came to what was asked of its persons. */
function reaches(
  goal: TaskItemOf<'match'>['goal'],
  match: Match<unknown, unknown>,
  players: readonly Player[],
): boolean {
  const outcome = mainEndOf(match);
  if (goal === 'end' || outcome === undefined) return outcome !== undefined;
  if (outcome.kind === 'draw') return goal === 'draw';
  return players[outcome.winner]?.kind === 'person';
}
