import { createScanner } from 'jsonc-parser';

/** How many brackets may lie in one another: far more than a config file needs, far fewer than fill a stack. */
export const mostNesting = 32;

const closes = new Map([
  ['}', '{'],
  [']', '['],
]);

/** Where more brackets lie in one another than a parser may be given; nothing where nowhere. */
export function tooDeepAt(text: string): number | undefined {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const begins = text[offset];
    if (begins === undefined) return undefined;
    if (begins === '{' || begins === '[') open.push(begins);
    // A parser that reads on after an error does not leave a level by the wrong bracket.
    else if (closes.has(begins) && open.at(-1) === closes.get(begins)) open.pop();
    if (open.length > mostNesting) return offset;
  }
}
