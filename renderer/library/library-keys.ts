import { words } from '../words.svelte.ts';

/** A key of the list of matches, as an accelerator, and what it does. */
export interface LibraryKey {
  readonly keys: string;
  readonly does: string;
}

/** The keys of the list of matches, besides those that go from row to row. */
export function libraryKeys(): readonly LibraryKey[] {
  return [
    { keys: 'CmdOrCtrl+F', does: words().text('library-view.search') },
    { keys: 'CmdOrCtrl+A', does: words().text('key-sheet.choose-all') },
    { keys: 'Enter', does: words().text('home.look') },
    { keys: 'F2', does: words().text('library-view.rename') },
    { keys: 'Shift+F2', does: words().text('library-view.comment') },
    { keys: 'CmdOrCtrl+Shift+E', does: words().text('library-view.export') },
    { keys: 'CmdOrCtrl+C', does: words().text('library-view.copy') },
    { keys: 'Delete', does: words().text('library-view.delete') },
  ];
}
