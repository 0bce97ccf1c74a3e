import { largestMark } from '../match/tree.ts';

/** The signs of the marks from 1 on, as in chess. */
const signs = ['!', '?', '!!', '??', '!?', '?!'];

/** Writes a mark: `!`, or `$7` if it has no sign. */
export function formatMark(mark: number): string {
  return signs[mark - 1] ?? `$${mark}`;
}

/** The inverse of {@link formatMark}; undefined for any other text. */
export function parseMark(text: string): number | undefined {
  const sign = signs.indexOf(text);
  if (sign !== -1) return sign + 1;
  const mark = /^\$\d{1,3}$/.test(text) ? Number(text.slice(1)) : NaN;
  return mark <= largestMark ? mark : undefined;
}

/** Whether a word has the form of a mark. */
export function looksLikeMark(word: string): boolean {
  return /^([!?]+|\$.*)$/.test(word);
}

/** Separates a move from a sign right behind it. */
export function withoutSign(word: string): readonly [move: string, sign: string | undefined] {
  if (!word.endsWith('!') && !word.endsWith('?')) return [word, undefined];
  const [, move, sign] = /^(.*[^!?])([!?]+)$/.exec(word) ?? [];
  return move === undefined ? [word, undefined] : [move, sign];
}
