import type { TableKey } from '../table/table-keys.ts';
import { words } from '../words.svelte.ts';

/** The keys of the list of matches, except those that move between rows. */
export function libraryKeys(): readonly TableKey[] {
  return [
    { keys: ['CmdOrCtrl+F'], does: words().text('library-view.search') },
    { keys: ['CmdOrCtrl+A'], does: words().text('key-sheet.choose-all') },
    { keys: ['Enter'], does: words().text('home.look') },
    { keys: ['F2'], does: words().text('library-view.rename') },
    { keys: ['Shift+F2'], does: words().text('library-view.comment') },
    { keys: ['CmdOrCtrl+Shift+E'], does: words().text('library-view.export') },
    { keys: ['CmdOrCtrl+C'], does: words().text('library-view.copy') },
    { keys: ['Delete'], does: words().text('library-view.delete') },
  ];
}
