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

/**
 * A command as a text in which nothing is hidden: {@link wordsIn} reads the same words from it, unless one has both kinds of
 * quotation marks or characters that aren't seen. Such a word is written as a string in JSON.
 */
export function commandText({ file, args }: ProgramCommand): string {
  return [file, ...args].map(quoted).join(' ');
}

function quoted(text: string): string {
  if (/[\p{Cc}\p{Cf}]/u.test(text) || (text.includes('"') && text.includes("'"))) {
    return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}]/gu, escaped);
  }
  if (/^[^\s"']+$/.test(text)) return text;
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

/** A character that isn't seen, as JSON writes it. */
function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
