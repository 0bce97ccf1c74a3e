import type { PuzzlePlace } from '../puzzles/puzzle-place.ts';
import type { TaskPart } from '../task/parts.ts';
import type { Line, LineOf } from './line.ts';

/** The lines about tasks. */
export type TaskLine = LineOf<'task' | 'task-item'>;

/** How far an exercise of a task is. */
export interface PartProgress {
  /** `wrong` until it is solved or shown. */
  readonly outcome: LineOf<'task-item'>['outcome'];
  /** How often it was tried, and the moves of the tries that were wrong. */
  readonly tries: number;
  readonly wrong: readonly (readonly string[])[];
  /** How long it was on the table up to its last try: in all, and since it was put there last. */
  readonly seconds: number;
  readonly lately: number;
  /** The position that was asked; undefined if no line has it. */
  readonly place: PuzzlePlace | undefined;
}

/** A match of a task that isn't over. */
export interface UnfinishedMatch extends TaskPart {
  /** The moves so far, in notation, and the seconds they took. */
  readonly moves: readonly string[];
  readonly seconds: number;
}

/** What a pupil has done of a task. */
export interface TaskProgress {
  readonly task: string;
  readonly pupil: string;
  /** The text of the task; empty if its beginning isn't known. */
  readonly text: string;
  /** When it was opened first, and when something was done last. */
  readonly begun: string;
  readonly last: string;
  /** How often it was opened. */
  readonly sittings: number;
  /** When it was handed in; undefined if it wasn't. */
  readonly handedIn: string | undefined;
  /** Whether it is open now: neither left nor handed in since it was opened last. */
  readonly isOpen: boolean;
  /** By {@link partKey}. */
  readonly parts: ReadonlyMap<string, PartProgress>;
  /** The matches that were started and aren't over, by {@link partKey}. */
  readonly matches: ReadonlyMap<string, UnfinishedMatch>;
}

/** What pupils have done of tasks, by {@link taskKey}, the one opened last at the end. */
export function taskProgress(lines: readonly Line[]): ReadonlyMap<string, TaskProgress> {
  const all = new Map<string, TaskProgress>();
  for (const line of lines) {
    if (line.what !== 'task' && line.what !== 'task-item' && line.what !== 'task-match') continue;
    const key = taskKey(line);
    const after = withLine(all.get(key) ?? nothingDone(line), line);
    if (line.what === 'task') all.delete(key);
    all.set(key, after);
  }
  return all;
}

/** A text that is equal for the same pupil's work on the same task. */
export function taskKey({ task, pupil }: Pick<TaskLine, 'task' | 'pupil'>): string {
  return `${task} ${pupil}`;
}

/** A text that is equal for the same exercise of a task. */
export function partKey({ item, part }: TaskPart): string {
  return `${item}.${part}`;
}

/** Whether an exercise is over: solved, or its solution shown. */
export function isDone(progress: PartProgress | undefined): boolean {
  return progress !== undefined && progress.outcome !== 'wrong';
}

function nothingDone({ task, pupil, at }: TaskLine | LineOf<'task-match'>): TaskProgress {
  const none = { text: '', sittings: 0, handedIn: undefined, isOpen: false };
  return { task, pupil, begun: at, last: at, parts: new Map(), matches: new Map(), ...none };
}

function withLine(before: TaskProgress, line: TaskLine | LineOf<'task-match'>): TaskProgress {
  const { at } = line;
  if (line.what !== 'task') {
    const key = partKey(line);
    const matches = new Map(before.matches);
    if (line.what === 'task-match') {
      const { item, part, after, moves, seconds } = line;
      const stand = matches.get(key)?.moves.slice(0, after) ?? [];
      matches.set(key, { item, part, moves: [...stand, ...moves], seconds });
      return { ...before, last: at, matches };
    }
    matches.delete(key);
    const parts = new Map(before.parts).set(key, triedOnce(before.parts.get(key), line));
    return { ...before, last: at, parts, matches };
  }
  const { did, text = before.text } = line;
  const opens = did === 'begun' || did === 'resumed';
  return {
    ...before,
    text,
    last: at,
    isOpen: opens,
    sittings: before.sittings + (opens ? 1 : 0),
    handedIn: did === 'handed-in' ? at : before.handedIn,
  };
}

function triedOnce(
  before: PartProgress | undefined,
  { outcome, tried = [], attempt = 1, seconds = 0, place }: LineOf<'task-item'>,
): PartProgress {
  // The seconds of a later try count from when the exercise came to the table, as those of the try before.
  const counted = attempt > 1 ? (before?.lately ?? 0) : 0;
  return {
    // A later line changes nothing of what is over.
    outcome: before !== undefined && isDone(before) ? before.outcome : outcome,
    tries: (before?.tries ?? 0) + (outcome === 'shown' ? 0 : 1),
    wrong: [...(before?.wrong ?? []), ...(outcome === 'wrong' ? [tried] : [])],
    seconds: (before?.seconds ?? 0) - counted + seconds,
    lately: seconds,
    place: place ?? before?.place,
  };
}
