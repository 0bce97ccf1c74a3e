import { partsOfTask } from '../task/parts.ts';
import type { Task } from '../task/task.ts';
import type { PuzzlePlace } from '../puzzles/puzzle-place.ts';
import { isDone, partKey, type PartProgress, type TaskProgress } from './tasks.ts';

/** What a pupil did at an item, over all of its exercises. */
export interface ItemResult {
  readonly parts: number;
  /** How many of them were tried, were solved, and were solved at the first try. */
  readonly tried: number;
  readonly solved: number;
  readonly atOnce: number;
  readonly tries: number;
  readonly seconds: number;
}

/** A pupil's row in the table of a class. */
export interface PupilResults extends ItemResult {
  readonly pupil: string;
  readonly handedIn: boolean;
  readonly sittings: number;
  readonly items: readonly ItemResult[];
}

/** What the class did at an exercise. */
export interface PartOfClass {
  readonly item: number;
  readonly part: number;
  /** How many pupils tried it, solved it at once, and solved it at all. */
  readonly tried: number;
  readonly atOnce: number;
  readonly solved: number;
  /** The wrong tries and how many pupils made each, the most frequent first. */
  readonly wrong: readonly { readonly moves: readonly string[]; readonly pupils: number }[];
  /** The position that was asked; undefined if no result has it. */
  readonly place: PuzzlePlace | undefined;
}

/** A pupil's results, from what was done of the task. */
export function resultsOfPupil(task: Task, progress: TaskProgress): PupilResults {
  const byItem = task.items.map((_, item) =>
    partsOfTask(task)
      .filter((part) => part.item === item)
      .map((part) => progress.parts.get(partKey(part))),
  );
  return {
    pupil: progress.pupil,
    handedIn: progress.handedIn !== undefined,
    sittings: progress.sittings,
    items: byItem.map(resultOf),
    ...resultOf(byItem.flat()),
  };
}

function resultOf(parts: readonly (PartProgress | undefined)[]): ItemResult {
  const tried = parts.filter((part) => part !== undefined);
  return {
    parts: parts.length,
    tried: tried.length,
    solved: tried.filter(isSolved).length,
    atOnce: tried.filter(({ outcome }) => outcome === 'right').length,
    tries: tried.reduce((sum, { tries }) => sum + tries, 0),
    seconds: tried.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

function isSolved(part: PartProgress): boolean {
  return isDone(part) && part.outcome !== 'shown';
}

/** What a class did at each exercise of a task, in order. */
export function resultsOfClass(task: Task, pupils: readonly TaskProgress[]): PartOfClass[] {
  return partsOfTask(task).map((part) => {
    const tried = pupils.flatMap(({ parts }) => parts.get(partKey(part)) ?? []);
    return {
      ...part,
      tried: tried.length,
      atOnce: tried.filter(({ outcome }) => outcome === 'right').length,
      solved: tried.filter(isSolved).length,
      wrong: countedTries(tried),
      place: tried.find(({ place }) => place !== undefined)?.place,
    };
  });
}

function countedTries(tried: readonly PartProgress[]): PartOfClass['wrong'] {
  const counts = new Map<string, number>();
  for (const { wrong } of tried) {
    // A pupil who makes the same mistake twice counts once.
    for (const moves of new Set(wrong.map((moves) => JSON.stringify(moves)))) {
      counts.set(moves, (counts.get(moves) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([moves, pupils]) => ({ moves: JSON.parse(moves) as string[], pupils }))
    .sort((one, other) => other.pupils - one.pupils);
}
