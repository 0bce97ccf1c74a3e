import { words } from '../words.svelte.ts';

/** What can be done with an exercise besides to play, whatever it is one of. */
export type ExerciseAction = 'again' | 'show' | 'next';

/** The letters that do it: ones that no table listens for. */
export const exerciseKeys: Readonly<Record<ExerciseAction, string>> = {
  again: 'T',
  show: 'L',
  next: 'N',
};

/** What tells of the letter on a button. */
export function keyOf(label: string, action: ExerciseAction) {
  const key = exerciseKeys[action];
  return { title: `${label} (${key})`, 'aria-keyshortcuts': key };
}

/** The letters as the sheet of keys lists them. */
export function exerciseKeyRows() {
  return [
    { keys: [exerciseKeys.again], does: words().text('exercise.again') },
    { keys: [exerciseKeys.show], does: words().text('exercise.show') },
    { keys: [exerciseKeys.next], does: words().text('key-sheet.practice.next') },
  ];
}
