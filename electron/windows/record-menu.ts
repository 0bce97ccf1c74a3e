import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';

/** The recent files in the menu. */
export interface RecentInMenu {
  readonly files: readonly string[];
  readonly open: (file: string) => void;
  readonly clear: () => void;
}

/** An empty list of recent files. */
export const noneRecent: RecentInMenu = {
  files: [],
  open: () => undefined,
  clear: () => undefined,
};

/** The submenu of recent files; none if there are no files. */
export function recentItems(
  words: Words,
  { files, open, clear }: RecentInMenu,
): MenuItemConstructorOptions[] {
  if (files.length === 0) return [];
  return [
    {
      label: words.text('records.recent-menu'),
      submenu: [
        // An ampersand marks a key unless it is doubled.
        ...files.map((file) => ({ label: file.replaceAll('&', '&&'), click: () => open(file) })),
        { type: 'separator' },
        { label: words.text('records.clear-recent'), click: clear },
      ],
    },
  ];
}
