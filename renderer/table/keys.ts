import { dialogs } from '../design/open-dialog.ts';
import { isUnusedKey } from '../design/single-keys.svelte.ts';

/** Elements with their own use for letters: text fields, and lists that select by first letter. */
const typed = 'input, textarea, [role=menu], [role=listbox], [role=combobox]';

/** A list that is part of a page, such as a map, doesn't use letters. */
const own = 'main [role=listbox]';

/** Whether a key is meant for the table, rather than for a dialog above it or a text field. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isUnusedKey(event.key)) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  return target.closest(`${dialogs}, ${typed}`) === target.closest(own);
}
