import { dialogs } from '../design/open-dialog.ts';

/** What has a use of its own for letters: texts, and what goes to the choice that begins with one. */
const typed = 'input, textarea, [role=menu], [role=listbox], [role=combobox]';

/** A list that is a page's own, such as a map, is gone through by other keys. */
const own = 'main [role=listbox]';

/** Whether a key is meant for the table, rather than for what lies over it or for a text. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  return target.closest(`${dialogs}, ${typed}`) === target.closest(own);
}
