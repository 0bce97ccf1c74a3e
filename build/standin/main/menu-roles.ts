import type { MenuItemConstructorOptions } from 'electron';
import { unsupported } from '../common/strict.ts';
import type { ManagedWindow } from './window-registry.ts';

type RoleName = NonNullable<MenuItemConstructorOptions['role']>;

/** What a role gives to a menu item: Electron's usual keys and deeds. */
export interface Role {
  readonly accelerator?: string;
  readonly run?: (window: ManagedWindow) => void;
}

/** What a role means on a platform. */
export function roleOf(name: RoleName, platform = process.platform): Role {
  switch (name) {
    case 'resetZoom':
      return { accelerator: 'CommandOrControl+0', run: (window) => window.zoomBy(null) };
    case 'zoomIn':
      return { accelerator: 'CommandOrControl+Plus', run: (window) => window.zoomBy(0.5) };
    case 'zoomOut':
      return { accelerator: 'CommandOrControl+-', run: (window) => window.zoomBy(-0.5) };
    case 'togglefullscreen':
      return {
        accelerator: platform === 'darwin' ? 'Control+Command+F' : 'F11',
        run: (window) => window.toggleFullScreen(),
      };
    // What only the desktop does has nothing to run here.
    case 'hide':
      return { accelerator: 'Command+H' };
    case 'hideOthers':
      return { accelerator: 'Command+Alt+H' };
    case 'minimize':
      return { accelerator: 'CommandOrControl+M' };
    case 'close':
      return { accelerator: 'CommandOrControl+W', run: (window) => window.close() };
    case 'cut':
      return { accelerator: 'CommandOrControl+X' };
    case 'copy':
      return { accelerator: 'CommandOrControl+C' };
    case 'paste':
      return { accelerator: 'CommandOrControl+V' };
    case 'selectAll':
      return { accelerator: 'CommandOrControl+A' };
    case 'front':
    case 'help':
    case 'services':
    case 'unhide':
    case 'window':
    case 'zoom':
      return {};
    default:
      return unsupported(`menu role '${name}'`);
  }
}
