import type { LineOf } from '../../engine/learner/line.ts';
import type { TaskProgress } from '../../engine/learner/tasks.ts';
import { placeUnder, type PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import type { TaskPart } from '../../engine/task/parts.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { KeepOutcome } from '../practice/exercise-practice.ts';
import type { PracticeSetting } from '../practice/practice-table.ts';
import { endOf, type KnownTask } from './task-view.ts';

/** A line of the journal about an exercise, without which one it is and who works on it. */
type PartLine = {
  [What in 'task-item' | 'task-match']: Omit<LineOf<What>, 'task' | 'pupil' | keyof TaskPart>;
}['task-item' | 'task-match'];

/** The open task as its exercises and matches use it. */
export interface OpenTask {
  /** The clock, in milliseconds since 1970. */
  readonly clock: () => number;
  /** The task, and what its pupil has done of it. @throws Refusal if none is open. */
  readonly now: () => { readonly known: KnownTask; readonly progress?: TaskProgress };
  /** Returns what adds lines about an exercise to the journal of the pupil of now, until the task is handed in. */
  readonly keeperOf: (part: TaskPart) => (line: PartLine) => void;
}

/** Keeps the outcomes of an exercise. */
export function outcomesOf(open: OpenTask, part: TaskPart, place: PuzzlePlace): KeepOutcome {
  const add = open.keeperOf(part);
  return (outcome, at, how) => {
    add({ what: 'task-item', at, place, outcome, ...how });
    return {};
  };
}

/** @throws Refusal if the time for the task is over. */
export function refuseLate({ now, clock }: OpenTask): void {
  const { known, progress } = now();
  if (progress === undefined || progress.handedIn !== undefined) return;
  const end = endOf(known.task, progress);
  if (end !== undefined && clock() > end) {
    throw new Refusal(message('task.time-over', { minutes: known.task.minutes ?? 0 }));
  }
}

export function noTask(): never {
  throw new Refusal(message('task.none'));
}

/** The position that is asked, as lines of the journal have it. */
export function placeOf({ game, settings, rules, position }: PracticeSetting): PuzzlePlace {
  return placeUnder(game.id, settings, rules.formatPosition(position));
}
