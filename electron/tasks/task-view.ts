import { gameOf, type GameId } from '../../engine/games.ts';
import {
  isDone,
  partKey,
  type PartProgress,
  type TaskProgress,
} from '../../engine/learner/tasks.ts';
import { placeOfItem } from '../../engine/task/check-item.ts';
import { partsOf, partsOfTask, type TaskPart } from '../../engine/task/parts.ts';
import type { Task, TaskItem } from '../../engine/task/task.ts';
import { titleOf } from '../../engine/task/title.ts';
import type { Message } from '../../words/message.ts';
import { seenAt } from '../ipc/known-game.ts';
import type { SeenPosition } from '../api/match-view.ts';
import type { KnownPupil, TaskItemView, TaskPartView, TaskView } from '../api/tasks.ts';

/** A task with its digest, as its file gives it. */
export interface KnownTask {
  readonly id: string;
  readonly task: Task;
}

/**
 * The view of a task.
 *
 * @param progress - what the pupil has done of it; undefined if that isn't known yet.
 * @param known - who began it here, or may.
 * @param questionsOf - what the steps of a puzzle ask, as far as it is made.
 */
export function taskView(
  { id, task }: KnownTask,
  progress: TaskProgress | undefined,
  known: readonly KnownPupil[],
  questionsOf: (part: TaskPart) => readonly Message[],
): TaskView {
  const { name, instructions, locks, minutes = null, games = null, folder = null } = task;
  const { computers = null } = task;
  const state =
    progress === undefined ? 'offered' : progress.handedIn === undefined ? 'running' : 'handed-in';
  return {
    id,
    name,
    instructions,
    locks,
    minutes,
    games: games as GameId[] | null,
    computers,
    folder,
    items: task.items.map(itemView),
    parts: partsOfTask(task).map((part) => ({
      ...partView(task, part, progress),
      questions: questionsOf(part),
    })),
    state,
    pupil: progress?.pupil ?? null,
    endsAt: progress === undefined ? null : (endOf(task, progress) ?? null),
    known,
  };
}

/** A pupil who began a task, and how far. */
export function knownPupil(task: Task, { pupil, parts, handedIn }: TaskProgress): KnownPupil {
  const over = partsOfTask(task).filter((part) => isOver(task, parts.get(partKey(part))));
  return { name: pupil, begun: { done: over.length, isHandedIn: handedIn !== undefined } };
}

/** When the time for a task is over (ms since 1970); undefined if there is no limit. */
export function endOf({ minutes }: Task, { begun }: TaskProgress): number | undefined {
  return minutes === undefined ? undefined : Date.parse(begun) + minutes * 60_000;
}

export function itemView(item: TaskItem): TaskItemView {
  return {
    kind: item.kind,
    game: { id: gameOf(item.game).id },
    title: titleOf(item),
    question: item.question,
    parts: partsOf(item),
    seen: item.kind === 'lesson' || item.kind === 'puzzles' ? null : seenIn(item),
  };
}

/** The position of an item, to be drawn; null if it can't be set up. */
export function seenIn(item: Parameters<typeof placeOfItem>[0]): SeenPosition | null {
  const place = placeOfItem(item);
  if (!place.ok) return null;
  const game = gameOf(item.game);
  return seenAt({ game, ...place.value }, place.value.position);
}

function partView(
  task: Task,
  part: TaskPart,
  progress: TaskProgress | undefined,
): Omit<TaskPartView, 'questions'> {
  const done = progress?.parts.get(partKey(part));
  const kind = task.items[part.item]?.kind;
  const isHandedIn = progress?.handedIn !== undefined;
  const pointsOut = kind === 'lesson';
  const lock = pointsOut ? 'no-hints' : 'no-solutions';
  return {
    ...part,
    outcome: done?.outcome ?? null,
    tries: done?.tries ?? 0,
    pointsOut,
    plays: kind === 'match',
    shows: kind !== 'match' && (isHandedIn || !task.locks.includes(lock)),
    isOpen: isHandedIn || !isOver(task, done),
  };
}

/** Whether an exercise is done, or its only try used. */
function isOver({ locks }: Task, done: PartProgress | undefined): boolean {
  return isDone(done) || (done !== undefined && locks.includes('no-undo'));
}
