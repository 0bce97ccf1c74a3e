import { findGame } from '../games.ts';
import type { PuzzleAsked } from '../puzzles/puzzle-maker.ts';
import type { TaskItem, TaskItemOf } from './task.ts';

/** An exercise of an item. Most items have one, a lesson has its steps, a range has its puzzles. */
export interface TaskPart {
  /** The item and the part, both from 0. */
  readonly item: number;
  readonly part: number;
}

/** How many exercises an item has. */
export function partsOf(item: TaskItem): number {
  switch (item.kind) {
    case 'lesson': {
      const lesson = findGame(item.game)?.lessons?.find(({ id }) => id === item.lesson);
      return lesson?.steps.length ?? 0;
    }
    case 'puzzles':
      return item.to - item.from + 1;
    default:
      return 1;
  }
}

/** All exercises of a task, in order. */
export function partsOfTask({ items }: { readonly items: readonly TaskItem[] }): TaskPart[] {
  return items.flatMap((each, item) =>
    Array.from({ length: partsOf(each) }, (_, part) => ({ item, part })),
  );
}

/** The puzzle of a part. */
export function puzzleOfPart(item: TaskItemOf<'puzzle' | 'puzzles'>, part: number): PuzzleAsked {
  if (item.kind === 'puzzle') {
    return { game: item.game, settings: item.settings, position: item.position ?? '' };
  }
  const { game, pack, seed, from } = item;
  return { pack: `${game}/${pack}`, seed, number: from - 1 + part };
}
