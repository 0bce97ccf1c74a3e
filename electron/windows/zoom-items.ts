import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';

/** The items that zoom. The keys of a hidden one work, and are for keyboards where a sign takes no Shift or has a key of its own. */
export function zoomItems(words: Words): MenuItemConstructorOptions[] {
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
