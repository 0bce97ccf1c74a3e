import { isUnusedKey } from '../design/single-keys.svelte.ts';
import { words } from '../words.svelte.ts';

/** What the user can do with any exercise, besides playing. */
export type ExerciseAction = 'again' | 'show' | 'next';

/** The keys for these actions: letters that no table uses. */
export const exerciseKeys: Readonly<Record<ExerciseAction, string>> = {
  again: 'T',
  show: 'L',
  next: 'N',
};

/** The attributes of a button that announce its key. */
export function keyOf(label: string, action: ExerciseAction) {
  const key = exerciseKeys[action];
  if (isUnusedKey(key)) return { title: label };
  return { title: `${label} (${key})`, 'aria-keyshortcuts': key };
}

/** The keys as rows of the list of keys. */
export function exerciseKeyRows() {
  return [
    { keys: [exerciseKeys.again], does: words().text('exercise.again') },
    { keys: [exerciseKeys.show], does: words().text('exercise.show') },
    { keys: [exerciseKeys.next], does: words().text('key-sheet.practice.next') },
  ];
}
