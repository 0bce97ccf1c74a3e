import { words } from '../words.svelte.ts';

/** A table's keys, and what they do. */
export interface TableKey {
  /** As in `KeyboardEvent.key`, or a range such as `0–9`. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** The arrow keys. */
export const arrowKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** The keys of every table of hands. */
export function handKeys(): TableKey[] {
  return [
    { keys: arrowKeys, does: words().text('key-sheet.hands.go') },
    { keys: ['Enter'], does: words().text('key-sheet.hands.act') },
    { keys: ['Escape'], does: words().text('key-sheet.hands.leave') },
  ];
}
