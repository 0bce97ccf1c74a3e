import { createScanner, type Node } from 'jsonc-parser';

/**
 * A text without a value, its key and one comma. jsonc-parser's own edits leave commas or quotes behind in lists on one line
 * and before trailing commas.
 */
export function removal(text: string, node: Node): string {
  const item = node.parent?.type === 'property' ? node.parent : node;
  const siblings = item.parent?.children ?? [];
  const previous = siblings[siblings.indexOf(item) - 1];
  const end = item.offset + item.length;
  const comma = commaAfter(text, end);
  if (comma !== undefined) return cutOut(text, item.offset, comma + 1);
  const without = cutOut(text, item.offset, end);
  const former = previous && commaAfter(text, previous.offset + previous.length);
  return former === undefined ? without : cut(without, former, former + 1);
}

function commaAfter(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  scanner.scan();
  const next = scanner.getTokenOffset();
  return text[next] === ',' ? next : undefined;
}

/** Cuts a range with the space before it, or the whole line if nothing else is on it. */
function cutOut(text: string, from: number, to: number): string {
  const space = /\s*$/.exec(text.slice(0, from))?.[0] ?? '';
  if (!space.includes('\n')) return cut(text, from - space.length, to);
  // Text after it must not move into a comment of the line before.
  const isAlone = /^[ \t]*(\r?\n|$)/.test(text.slice(to));
  const lineBreak = /\r?\n[ \t]*$/.exec(space)?.[0].length ?? 0;
  return cut(text, isAlone ? from - lineBreak : from, to);
}

function cut(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(to);
}
