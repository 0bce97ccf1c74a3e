import { words } from '../words.svelte.ts';

/** Keys that a table hears, and what they do. */
export interface TableKey {
  /** As `KeyboardEvent.key` has them, or as a range such as `0–9`. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** The arrow keys. */
export const arrowKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** The keys that every table of hands hears. */
export function handKeys(): TableKey[] {
  return [
    { keys: arrowKeys, does: words().text('key-sheet.hands.go') },
    { keys: ['Enter'], does: words().text('key-sheet.hands.act') },
    { keys: ['Escape'], does: words().text('key-sheet.hands.leave') },
  ];
}
