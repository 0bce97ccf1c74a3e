import fs from 'node:fs';
import { inRoot } from '../common/paths.mjs';
import { gapsOf } from './gaps.mjs';
import { readCatalogue } from './read.mjs';

/** Writes words/messages.ts: the types of all messages, against which their uses are checked. */
export function writeMessages() {
  fs.writeFileSync(inRoot('words', 'messages.ts'), messagesModule(readCatalogue(inRoot(), 'en')));
}

/**
 * The text of words/messages.ts: every message and its values.
 *
 * @param {import('./read.mjs').Catalogue} catalogue
 * @returns {string}
 */
export function messagesModule(catalogue) {
  const lines = [...catalogue].map(([code, pattern]) => {
    const gaps = [...gapsOf(pattern)].map(([name, gap]) => `${name}: ${typeOf(gap)}`);
    return `  '${code}': ${gaps.length === 0 ? 'NoValues' : `{ ${gaps.join('; ')} }`};`;
  });
  return [
    '// Made by `npm run words` from the English catalogue.',
    "import type { SeatValue, Value } from './value.ts';",
    '',
    'type NoValues = Readonly<Record<never, never>>;',
    '',
    '/** Every message, by its code, with the values that it asks for. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** @param {import('./gaps.mjs').Gap} gap */
function typeOf(gap) {
  switch (gap.kind) {
    case 'any':
      return 'Value';
    case 'number':
      return 'number';
    case 'seat':
      return 'SeatValue';
    case 'words':
      return gap.words.map((word) => `'${word}'`).join(' | ');
  }
}
