import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';
import type { CommandName } from '../api/commands.ts';

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

/** What the menu has about files of matches. */
export function recordItems(
  item: (id: CommandName, label: string) => MenuItemConstructorOptions,
  words: Words,
  { files, open, clear }: RecentInMenu,
): MenuItemConstructorOptions[] {
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const recentFiles: MenuItemConstructorOptions = {
    label: words.text('records.recent-menu'),
    submenu: [
      // Doubled, an ampersand is one; alone, it marks a key.
      ...files.map((file) => ({ label: file.replaceAll('&', '&&'), click: () => open(file) })),
      separator,
      { label: words.text('records.clear-recent'), click: clear },
    ],
  };
  return [
    item('open-record', words.text('records.open')),
    ...(files.length === 0 ? [] : [recentFiles]),
    item('recent-files', words.text('records.recent')),
    separator,
    item('save-record', words.text('records.save')),
    item('paste-record', words.text('records.paste')),
    item('share', words.text('records.share')),
  ];
}
