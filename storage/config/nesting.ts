import { createScanner } from 'jsonc-parser';

/** The deepest nesting of brackets: more than a config file needs, and too little to overflow a stack. */
export const mostNesting = 32;

const closes = new Map([
  ['}', '{'],
  [']', '['],
]);

/** The place where brackets are nested too deep for a parser; undefined if there is none. */
export function tooDeepAt(text: string): number | undefined {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const begins = text[offset];
    if (begins === undefined) return undefined;
    if (begins === '{' || begins === '[') open.push(begins);
    // After an error, a parser ignores wrong closing brackets.
    else if (closes.has(begins) && open.at(-1) === closes.get(begins)) open.pop();
    if (open.length > mostNesting) return offset;
  }
}
