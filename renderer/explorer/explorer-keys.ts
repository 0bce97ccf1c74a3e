import type { TableKey } from '../table/table-keys.ts';
import { words } from '../words.svelte.ts';

/** The keys of the explorer. */
export function explorerKeys(): TableKey[] {
  return [
    { keys: ['PageUp', 'PageDown'], does: words().text('key-sheet.explorer.step') },
    { keys: ['Home', 'End'], does: words().text('key-sheet.explorer.ends') },
  ];
}
