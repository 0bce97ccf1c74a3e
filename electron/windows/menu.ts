import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';
import { inSubMenus, type MenuLine, type MenuName, type SubMenu } from '../api/menu.ts';
import type { RunCommand } from './commands.ts';
import { macProgramMenu, macTextItems, macWindowMenu } from './mac-menu.ts';
import { noneRecent, recentItems, type RecentInMenu } from './record-menu.ts';

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** Commands that a Mac has in the application menu. */
const programsOnMac = ['about', 'preferences', 'quit'] as const;

/**
 * The menu bar, with the shortcuts and order of the platform.
 *
 * @param lines - the commands of the windows, in the order of the menus.
 */
export function menuTemplate(
  platform: NodeJS.Platform,
  words: Words,
  lines: readonly MenuLine[],
  run: RunCommand,
  recent: RecentInMenu = noneRecent,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';

  function item({ id, label, accelerator }: MenuLine): MenuItemConstructorOptions {
    return {
      id,
      label: labelOn(platform, id, label, words),
      click: () => run(id),
      ...(accelerator !== undefined && { accelerator }),
      // A Mac has windows of its own to close.
      ...(mac && id === 'close-window' && { role: 'close' }),
      // Windows itself closes the front window by these keys; the program ends with the board.
      ...(id === 'quit' && platform === 'win32' && { registerAccelerator: false }),
    };
  }

  function itemsOf(line: MenuLine): MenuItemConstructorOptions[] {
    return [item(line), ...(line.id === 'open-record' ? recentItems(words, recent) : [])];
  }

  const subMenu = (sub: SubMenu, submenu: MenuItemConstructorOptions[]) => ({
    label: words.text(`menu.sub.${sub}`),
    submenu,
  });

  /** The lines of a menu with the items of the system, and separators between groups. */
  function menu(
    name: MenuName,
    ...own: readonly (readonly MenuItemConstructorOptions[])[]
  ): MenuItemConstructorOptions {
    const here = lines.filter(
      ({ id, menu: its }) => its === name && !(mac && programsOnMac.some((each) => each === id)),
    );
    const groups = [...new Set(here.map(({ group }) => group))];
    const items = groups.map((wanted) =>
      inSubMenus(here.filter(({ group }) => group === wanted)).flatMap((placed) =>
        'lines' in placed ? subMenu(placed.sub, placed.lines.flatMap(itemsOf)) : itemsOf(placed),
      ),
    );
    const all = [...items, ...own].filter((some) => some.length > 0);
    return {
      label: words.text(`menu.bar.${name}`),
      submenu: all.flatMap((some, index) => (index === 0 ? some : [separator, ...some])),
    };
  }

  const forMac = lines.filter(({ id }) => programsOnMac.some((each) => each === id)).map(item);
  return [
    ...(mac ? [macProgramMenu(forMac, words)] : []),
    menu('game'),
    menu('edit', mac ? macTextItems(words) : []),
    menu('match'),
    menu('learn'),
    menu('view', [
      subMenu('zoom', zoomItems(words)),
      { role: 'togglefullscreen', label: words.text('menu.full-screen') },
    ]),
    ...(mac ? [macWindowMenu(words)] : []),
    { ...menu('help'), role: 'help' },
  ];
}

/** The label of a command; some have a special name on a platform. */
function labelOn(platform: NodeJS.Platform, id: string, label: string, words: Words): string {
  if (platform === 'darwin' && id === 'preferences') return words.text('menu.mac-preferences');
  if (platform === 'darwin' && id === 'quit') return words.text('menu.mac-quit');
  if (platform === 'win32' && id === 'quit') return words.text('menu.windows-quit');
  return label;
}

/** The zoom items. Hidden ones add keys for keyboards on which a sign needs no Shift or has its own key. */
function zoomItems(words: Words): MenuItemConstructorOptions[] {
  const also = (
    role: 'resetZoom' | 'zoomIn' | 'zoomOut',
    accelerator: string,
  ): MenuItemConstructorOptions => ({ role, accelerator, visible: false });
  return [
    { role: 'resetZoom', label: words.text('menu.reset-zoom') },
    also('resetZoom', 'CmdOrCtrl+num0'),
    { role: 'zoomIn', label: words.text('menu.zoom-in') },
    also('zoomIn', 'CmdOrCtrl+='),
    also('zoomIn', 'CmdOrCtrl+numadd'),
    { role: 'zoomOut', label: words.text('menu.zoom-out') },
    also('zoomOut', 'CmdOrCtrl+numsub'),
  ];
}
