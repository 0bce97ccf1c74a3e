import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type Node,
} from 'jsonc-parser';
import { parseConfig, type ParsedConfig } from './parse.ts';
import { removal } from './removal.ts';
import type { Message } from '../../words/message.ts';

/** A change of a value in the config file. */
export interface Change {
  /** The path to the value, such as `['chopsticks', 'overflow']`; −1 appends to a list. */
  readonly keys: readonly (string | number)[];
  /** The new value; undefined removes it, so that its default counts. */
  readonly value: unknown;
  /** Other names of the last key: where the file has it under one of them, the value goes there. */
  readonly names?: readonly string[];
}

/** The text of a new config file. */
export function freshConfigText(say: (message: Message) => string): string {
  return `// ${say({ code: 'config.fresh.read' })}
// ${say({ code: 'config.fresh.stays' })}
{
  "$schema": "./config.schema.json",
  "version": 1
}
`;
}

/** A changed text, and what it says. */
export interface ChangedConfig extends ParsedConfig {
  readonly text: string;
  /** Whether other values of the user were replaced, too. */
  readonly displaced: boolean;
}

type ChangedText = Pick<ChangedConfig, 'text' | 'displaced'>;

/**
 * Changes the text of a config file; comments, order and unknown keys stay.
 *
 * @throws if the text can't be changed like that.
 */
export function changeConfig(text: string, changes: readonly Change[]): ChangedConfig {
  let changed: ChangedText = { text, displaced: false };
  for (const change of changes) {
    for (const keys of placesOf(changed.text, change)) {
      changed = changeValue(changed, keys, change.value);
    }
  }
  const parsed = parseConfig(changed.text);
  if (!parsed.readable) throw new Error('The change breaks the text.');
  return { ...parsed, ...changed };
}

/** The places of a value: each name that it has in the text. */
function placesOf(text: string, { keys, names = [] }: Change): readonly Change['keys'][] {
  const named = [keys, ...names.map((name) => [...keys.slice(0, -1), name])];
  const there = named.filter((each) => nodeAt(text, each) !== undefined);
  return there.length === 0 ? [keys] : there;
}

/** The text with one value changed. A section replaces any other value at its place. */
function changeValue(before: ChangedText, keys: Change['keys'], value: unknown): ChangedText {
  const { text } = before;
  if (value === undefined && nodeAt(text, keys) === undefined) return before;
  const ready = withSections(withoutRepeats(text, keys), keys);
  const changed =
    value === undefined ? removal(ready, nodeOf(ready, keys)) : put(ready, keys, value);
  // In a list, later items move up.
  if (typeof keys.at(-1) === 'string' && !holds(changed, keys, value)) {
    throw new Error('The change does not arrive.');
  }
  return { text: changed, displaced: before.displaced || ready !== text };
}

/** The text with only the last one of repeated keys, which is the one that counts. */
function withoutRepeats(text: string, keys: Change['keys']): string {
  return keys.reduce<string>((whole, _, depth) => {
    const path = keys.slice(0, depth + 1);
    let once = whole;
    while (isRepeated(once, path)) once = removal(once, nodeOf(once, path));
    return once;
  }, text);
}

function isRepeated(text: string, path: Change['keys']): boolean {
  const section = nodeAt(text, path.slice(0, -1));
  if (section?.type !== 'object') return false;
  const same = section.children?.filter(({ children }) => children?.[0]?.value === path.at(-1));
  return (same ?? []).length > 1;
}

function withSections(text: string, keys: Change['keys']): string {
  for (const [depth, key] of keys.entries()) {
    const path = keys.slice(0, depth);
    const node = nodeAt(text, path);
    const type = typeof key === 'number' ? 'array' : 'object';
    if (node === undefined) return text;
    if (node.type !== type) return put(text, path, type === 'array' ? [] : {});
  }
  return text;
}

function put(text: string, keys: Change['keys'], value: unknown): string {
  const edits = modify(text, [...keys], value, {
    formattingOptions: {
      insertSpaces: true,
      tabSize: 2,
      eol: text.includes('\r\n') ? '\r\n' : '\n',
    },
  });
  return applyEdits(text, edits);
}

/** @throws if there is none. */
function nodeOf(text: string, keys: Change['keys']): Node {
  const node = nodeAt(text, keys);
  if (node === undefined) throw new RangeError(`There is no ${keys.join('.')}.`);
  return node;
}

function holds(text: string, keys: Change['keys'], value: unknown): boolean {
  const node = nodeAt(text, keys);
  if (node === undefined) return value === undefined;
  return JSON.stringify(getNodeValue(node)) === JSON.stringify(value);
}

function nodeAt(text: string, keys: Change['keys']): Node | undefined {
  if (text !== last.text) {
    last = { text, root: parseTree(text) };
  }
  return last.root && findNodeAtLocation(last.root, [...keys]);
}

/** The tree of the text that was looked at last: a change looks at one text many times. */
let last: { readonly text: string; readonly root: Node | undefined } = {
  text: '',
  root: undefined,
};
