/** The command of a program: a file, and the arguments that it gets. It is started without a shell. */
export interface ProgramCommand {
  readonly file: string;
  readonly args: readonly string[];
}

/** A word, or some in quotation marks of either kind. */
const word = /"([^"]*)"|'([^']*)'|(\S+)/g;

/** The words of a text; those in quotation marks are one. A backslash is a character as any other. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(word)].map(
    (found) => found.slice(1).find((each: string | undefined) => each !== undefined) ?? '',
  );
}
