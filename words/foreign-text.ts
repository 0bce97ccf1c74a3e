/** Opens a run of text that takes its direction from itself and doesn't change that of its surroundings. */
const isolate = '\u2068';
/** Closes the run. */
const end = '\u2069';

/** Right-to-left letters, and the controls that change the direction of a text. */
const turning =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\p{Bidi_Control}]/u;

/** The text between controls: the ends of paragraphs, at which all isolates end, are among them. */
const paragraph = /[^\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * A text of others for the middle of a sentence, whose other words keep their order whatever it contains: a text
 * with right-to-left letters or with controls of direction becomes an isolate (UAX #9). Other texts, and texts whose
 * turning parts are isolates already, stay as they are.
 */
export function isolated(text: string): string {
  return turning.test(text) ? text.replace(paragraph, isolatedParagraph) : text;
}

function isolatedParagraph(text: string): string {
  let depth = 0;
  let outside = '';
  for (const part of text.split(/([\u2066-\u2069])/u)) {
    if (part === end) depth--;
    else if (/^[\u2066-\u2068]$/u.test(part)) depth++;
    else if (depth === 0) outside += part;
    if (depth < 0) break;
  }
  // An isolate that the text leaves open would swallow our end, and an end too many would be ours.
  if (depth !== 0) return `${isolate}${text.replace(/[\u2066-\u2069]/gu, '')}${end}`;
  return turning.test(outside) ? `${isolate}${text}${end}` : text;
}

/** A text without controls of direction, the program's own included: for texts that leave its windows. */
export function withoutDirection(text: string): string {
  return text.replace(/\p{Bidi_Control}+/gu, '');
}

/** A text as a terminal may show it: only its own line ends control anything. */
export function printable(text: string): string {
  return withoutDirection(text)
    .replace(/[\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '\u{FFFD}');
}

/** The beginning of a text, and its length. */
interface Beginning {
  /** With an ellipsis at its end. */
  readonly start: string;
  /** The number of characters (code points) of the whole text. */
  readonly length: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a long text, cut between two characters as readers see them.
 *
 * @param most - the most characters of the beginning, its ellipsis included.
 * @returns undefined if the text isn't longer.
 */
export function beginningOf(text: string, most: number): Beginning | undefined {
  if (text.length <= most) return undefined;
  // A character may have any number of accents, so the length in UTF-16 units has a limit, too.
  const bound = text.slice(0, 8 * most);
  const characters: string[] = [];
  for (const { segment } of graphemes.segment(bound)) {
    if (characters.push(segment) > most) break;
  }
  if (bound.length === text.length && characters.length <= most) return undefined;
  // The last one may be cut; if it is the only one, it is cut by code points.
  const whole = characters.length === 1 ? Array.from(bound) : characters.slice(0, -1);
  return { start: `${whole.slice(0, most - 1).join('')}…`, length: lengthOf(text) };
}

function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** A text of spaces and characters that nobody sees, such as zero-width spaces, fillers and the blank of Braille. */
const invisible = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text without spaces around it; empty if a reader sees nothing of it. */
export function visible(text: string): string {
  return invisible.test(text) ? '' : text.trim();
}

/** The beginning of a text that fits into a number of UTF-16 units, without half a character at its end. */
export function within(text: string, units: number): string {
  return text.slice(0, units).replace(/\p{Cs}$/u, '');
}
