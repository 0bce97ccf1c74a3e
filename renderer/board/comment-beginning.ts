import { within } from '../../words/foreign-text.ts';

/** The most characters of a comment shown at first. */
const maxLength = 300;
const mostLines = 8;

/** The beginning of a comment; all of it if it is short. */
export function beginningOf(text: string): string {
  const lines = text.slice(0, maxLength + 1).split('\n', mostLines + 1);
  if (lines.length <= mostLines && text.length <= maxLength) return text;
  return `${within(lines.slice(0, mostLines).join('\n'), maxLength).trimEnd()}…`;
}
