/** What can't stand in a text as it is: control characters, other ends of lines, halves of characters. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u{FEFF}]/gu;

/** Letters behind a backslash that stand for something else. */
const named: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

const byCharacter = new Map(Object.entries(named).map(([letter, meant]) => [meant, `\\${letter}`]));

/**
 * Writes a text so that it can stand between quotation marks or braces.
 *
 * @param closing - what would end it.
 */
export function escaped(text: string, closing: '"' | '}'): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(closing, `\\${closing}`)
    .replace(unprintable, (character) => byCharacter.get(character) ?? escapedCode(character));
}

/** Writes a character by its number: `\u{20}`. */
export function escapedCode(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** What stands behind a backslash. */
const sequence = /[nt\\"{}]|u\{([0-9A-Fa-f]{1,6})\}/y;

/**
 * Reads what stands behind a backslash.
 *
 * @returns what it means and where it ends; nothing where it means nothing.
 */
export function readEscape(
  text: string,
  at: number,
): { readonly meant: string; readonly end: number } | undefined {
  sequence.lastIndex = at;
  const [whole, digits] = sequence.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const end = at + whole.length;
  if (digits === undefined) return { meant: named[whole] ?? whole, end };
  const code = parseInt(digits, 16);
  return code > 0x10ffff ? undefined : { meant: String.fromCodePoint(code), end };
}
