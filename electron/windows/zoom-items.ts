import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from '../../words/say.ts';

/** The zoom items. Hidden ones add keys for keyboards on which a sign needs no Shift or has its own key. */
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
