import { words } from '../words.svelte.ts';

/** The marks that have signs, in the order of the menu. */
export const signs = [
  { mark: 1, sign: '!', name: 'good' },
  { mark: 2, sign: '?', name: 'mistake' },
  { mark: 5, sign: '!?', name: 'interesting' },
  { mark: 6, sign: '?!', name: 'dubious' },
  { mark: 3, sign: '!!', name: 'brilliant' },
  { mark: 4, sign: '??', name: 'blunder' },
] as const;

/** The marks as written beside a move, for example `!?` or `$14`. */
export function marksText(marks: readonly number[]): string {
  return marks.map((mark) => signOf(mark)?.sign ?? `$${mark}`).join(' ');
}

/** The marks in words, for a screen reader. */
export function marksInWords(marks: readonly number[]): string {
  return marks
    .map((mark) => {
      const known = signOf(mark);
      return known === undefined
        ? words().text('variations.marks.other', { number: mark })
        : words().text(`variations.marks.${known.name}`);
    })
    .join(', ');
}

/** The first mark that has a sign. */
export function signedMark(marks: readonly number[]): number | undefined {
  return marks.find((mark) => signOf(mark) !== undefined);
}

function signOf(mark: number) {
  return signs.find((each) => each.mark === mark);
}
