import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';

const separator: MenuItemConstructorOptions = { type: 'separator' };

/**
 * The application menu, which a Mac has before all others.
 *
 * @param items - for about, preferences and quit.
 */
export function macProgramMenu(
  items: readonly MenuItemConstructorOptions[],
  words: Words,
): MenuItemConstructorOptions {
  const of = (id: string): MenuItemConstructorOptions[] => items.filter((item) => item.id === id);
  return {
    label: 'Digit Duels',
    submenu: [
      ...of('about'),
      separator,
      ...of('preferences'),
      separator,
      { role: 'services', label: words.text('menu.mac-services') },
      separator,
      { role: 'hide', label: words.text('menu.mac-hide') },
      { role: 'hideOthers', label: words.text('menu.mac-hide-others') },
      { role: 'unhide', label: words.text('menu.mac-show-all') },
      separator,
      ...of('quit'),
    ],
  };
}

/** The items for texts: on a Mac, their keys work only through the menu. */
export function macTextItems(words: Words): MenuItemConstructorOptions[] {
  return [
    { role: 'cut', label: words.text('edit-menu.cut') },
    { role: 'copy', label: words.text('edit-menu.copy') },
    { role: 'paste', label: words.text('edit-menu.mac-paste') },
    { role: 'selectAll', label: words.text('edit-menu.select-all') },
  ];
}

/** The Window menu, to which a Mac adds the open windows. */
export function macWindowMenu(words: Words): MenuItemConstructorOptions {
  return {
    label: words.text('menu.mac-window'),
    role: 'window',
    submenu: [
      { role: 'minimize', label: words.text('menu.mac-minimise') },
      { role: 'zoom', label: words.text('menu.mac-zoom') },
      separator,
      { role: 'front', label: words.text('menu.mac-bring-to-front') },
    ],
  };
}
