// The text of words/messages.ts: which messages there are, and which values each asks for.
import { gapsOf } from './gaps.mjs';

/**
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
