import { message } from '../../words/message.ts';
import { FileProblem } from './reason.ts';

/** The deepest nesting of brackets: more than any of our files needs, and too little to overflow a stack. */
export const mostNesting = 32;

/**
 * Reads JSON. What is nested deeper than {@link mostNesting} could be read, but not written again.
 *
 * @throws FileProblem with the place if it is nested too deep; SyntaxError if it is no JSON.
 */
export function parseJson(text: string): unknown {
  const deep = tooDeepAt(text);
  if (deep === undefined) return JSON.parse(text) as unknown;
  const before = text.slice(0, deep).split('\n');
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  throw new FileProblem(message('files.reason.too-deep', { most: mostNesting, ...place }));
}

/** The place in JSON, perhaps with comments, where brackets are nested too deep for a parser; undefined if there is none. */
export function tooDeepAt(text: string): number | undefined {
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === slash) at = endOfComment(text, at);
    // A closing bracket of either kind comes two after the opening one.
    else if (sign === brace || sign === bracket) open.push(sign + 2);
    // After an error, a parser ignores wrong closing brackets.
    else if (open.length > 0 && sign === open[open.length - 1]) open.pop();
    // Security: Brackets that would overflow a parser’s stack are refused before it.
    if (open.length > mostNesting) return at;
  }
  return undefined;
}

const quote = 0x22;
const slash = 0x2f;
const backslash = 0x5c;
const bracket = 0x5b;
const brace = 0x7b;

/** The last place of a string: its quotation mark, or the end of the line if that is missing. */
function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote || sign === 0x0a || sign === 0x0d) return at;
    if (sign === backslash) at++;
  }
  return text.length;
}

/** The last place of a comment; the slash itself if none begins there. */
function endOfComment(text: string, begin: number): number {
  const next = text[begin + 1];
  if (next !== '/' && next !== '*') return begin;
  const end = text.indexOf(next === '/' ? '\n' : '*/', begin + 2);
  return end === -1 ? text.length : end;
}
