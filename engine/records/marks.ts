import { largestMark } from '../match/tree.ts';

/** The signs of the marks from 1 on, as in chess. */
const signs = ['!', '?', '!!', '??', '!?', '?!'];

/** Writes a mark: `!`, or `$7` where it has no sign. */
export function formatMark(mark: number): string {
  return signs[mark - 1] ?? `$${mark}`;
}

/** Reads what {@link formatMark} writes. */
export function parseMark(text: string): number | undefined {
  const sign = signs.indexOf(text);
  if (sign !== -1) return sign + 1;
  const mark = /^\$\d{1,3}$/.test(text) ? Number(text.slice(1)) : NaN;
  return mark <= largestMark ? mark : undefined;
}

/** Whether a word is meant as a mark. */
export function looksLikeMark(word: string): boolean {
  return /^([!?]+|\$.*)$/.test(word);
}

/** A move with a sign right behind it, taken apart. */
export function withoutSign(word: string): readonly [move: string, sign: string | undefined] {
  if (!word.endsWith('!') && !word.endsWith('?')) return [word, undefined];
  const [, move, sign] = /^(.*[^!?])([!?]+)$/.exec(word) ?? [];
  return move === undefined ? [word, undefined] : [move, sign];
}
