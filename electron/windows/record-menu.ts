import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';

/** The files that were opened or saved last, as the menu has them. */
export interface RecentInMenu {
  readonly files: readonly string[];
  readonly open: (file: string) => void;
  readonly clear: () => void;
}

/** No file was opened yet. */
export const noneRecent: RecentInMenu = {
  files: [],
  open: () => undefined,
  clear: () => undefined,
};

/** The menu of the files that were opened last; none before there are any. */
export function recentItems(
  words: Words,
  { files, open, clear }: RecentInMenu,
): MenuItemConstructorOptions[] {
  if (files.length === 0) return [];
  return [
    {
      label: words.text('records.recent-menu'),
      submenu: [
        // Doubled, an ampersand is one; alone, it marks a key.
        ...files.map((file) => ({ label: file.replaceAll('&', '&&'), click: () => open(file) })),
        { type: 'separator' },
        { label: words.text('records.clear-recent'), click: clear },
      ],
    },
  ];
}
