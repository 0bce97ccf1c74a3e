import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser';

/** What stands in a config file that the program writes first. */
export const freshConfigText = `// Digit Duels reads this file when it starts, and again whenever you save it.
// Comments and keys that it does not know stay as they are.
{
  "$schema": "./config.schema.json",
  "version": 1
}
`;

/**
 * The text of a config file with one value changed; comments, order and unknown keys stay. What stands
 * where a section should, and is none, gives way to one.
 *
 * @param path - the keys from the outside in, such as `['chopsticks', 'overflow']`.
 * @param value - undefined takes the key away, so that its default counts.
 */
export function changeConfig(text: string, path: readonly string[], value: unknown): string {
  if (value === undefined && !holdsKey(text, path)) return text;
  const sections = path.slice(0, -1).map((_, depth) => path.slice(0, depth + 1));
  const misplaced = sections.find((section) => {
    const node = nodeAt(text, section);
    return node !== undefined && node.type !== 'object';
  });
  const ready = misplaced === undefined ? text : put(text, misplaced, {});
  return put(ready, path, value);
}

function put(text: string, path: readonly string[], value: unknown): string {
  const edits = modify(text, [...path], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
  });
  return applyEdits(text, edits);
}

function holdsKey(text: string, path: readonly string[]): boolean {
  return nodeAt(text, path) !== undefined;
}

function nodeAt(text: string, path: readonly string[]): Node | undefined {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root && findNodeAtLocation(root, [...path]);
}
