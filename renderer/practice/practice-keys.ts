import { words } from '../words.svelte.ts';

/** What can be done with an exercise besides to play, whatever it is one of. */
export type PracticeAction = 'again' | 'show' | 'next';

/** The letters that do it: ones that no table listens for. */
export const practiceKeys: Readonly<Record<PracticeAction, string>> = {
  again: 'T',
  show: 'L',
  next: 'N',
};

/** What tells of the letter on a button. */
export function keyOf(label: string, action: PracticeAction) {
  const key = practiceKeys[action];
  return { title: `${label} (${key})`, 'aria-keyshortcuts': key };
}

/** The letters as the sheet of keys lists them. */
export function practiceKeyRows() {
  return [
    { keys: [practiceKeys.again], does: words().text('mistakes.try-again') },
    { keys: [practiceKeys.show], does: words().text('puzzles.page.solution') },
    { keys: [practiceKeys.next], does: words().text('key-sheet.practice.next') },
  ];
}
