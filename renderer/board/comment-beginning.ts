/** What is shown of a comment until all of it is asked for. */
const mostLetters = 300;
const mostLines = 8;

/** The beginning of a comment; all of it if that is not long. */
export function beginningOf(text: string): string {
  const lines = text.slice(0, mostLetters + 1).split('\n', mostLines + 1);
  if (lines.length <= mostLines && text.length <= mostLetters) return text;
  return `${lines.slice(0, mostLines).join('\n').slice(0, mostLetters).trimEnd()}…`;
}
