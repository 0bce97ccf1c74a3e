/** Characters that need an escape: controls, of direction too, other line ends, lone surrogates. */
const unprintable = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\u{FEFF}]/gu;

/** Letters with a meaning behind a backslash. */
const named: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

const byCharacter = new Map(Object.entries(named).map(([letter, meant]) => [meant, `\\${letter}`]));

/**
 * Escapes a text for quotation marks or braces.
 *
 * @param closing - the character that would end the text.
 */
export function escaped(text: string, closing: '"' | '}'): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(closing, `\\${closing}`)
    .replace(unprintable, (character) => byCharacter.get(character) ?? escapedCode(character));
}

/** A character by its code point: `\u{20}`. */
export function escapedCode(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** An escape, without its backslash. */
const sequence = /[nt\\"{}]|u\{([0-9A-Fa-f]{1,6})\}/y;

/**
 * Reads an escape behind its backslash.
 *
 * @returns its meaning and its end; undefined if it has no meaning.
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
