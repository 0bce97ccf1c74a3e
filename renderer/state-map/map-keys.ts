import { arrowKeys, type TableKey } from '../table/table-keys.ts';
import { words } from '../words.svelte.ts';

/** The keys of a state map. */
export function mapKeys(): TableKey[] {
  return [
    { keys: arrowKeys, does: words().text('key-sheet.map.walk') },
    { keys: ['Backspace'], does: words().text('key-sheet.map.back') },
    { keys: ['+', '−'], does: words().text('key-sheet.map.zoom') },
    { keys: ['0'], does: words().text('state-map.page.fit') },
    { keys: arrowKeys.map((key) => `Shift+${key}`), does: words().text('key-sheet.map.pan') },
  ];
}
