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
/** A command as a text from which {@link wordsIn} reads the same words, unless one has both kinds of quotation marks. */
export function commandText({ file, args }: ProgramCommand): string {
  return [file, ...args]
    .map((each) => {
      if (/^[^\s"']+$/.test(each)) return each;
      return each.includes('"') ? `'${each}'` : `"${each}"`;
    })
    .join(' ');
}
