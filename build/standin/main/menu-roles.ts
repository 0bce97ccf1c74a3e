import type { MenuItemConstructorOptions } from 'electron';
import { app } from './app.ts';
import type { RoleWindow } from './window-registry.ts';
import { unsupported } from './strict.ts';

type RoleName = NonNullable<MenuItemConstructorOptions['role']>;

/** What a role gives to a menu item: Electron's usual words, keys and deeds. */
export interface Role {
  readonly label: string;
  readonly accelerator?: string | undefined;
  /** Whether the keys are the menu's to handle; text fields know cut, copy and paste themselves. */
  readonly registerAccelerator?: boolean;
  readonly submenu?: MenuItemConstructorOptions[];
  readonly run?: (window: RoleWindow | null) => void;
}

/** The usual menus for a platform and a program's name. */
export function rolesFor(
  platform: NodeJS.Platform,
  program: string,
): Record<string, Role | undefined> {
  const mac = platform === 'darwin';
  const windows = platform === 'win32';
  const own = (role: RoleName): MenuItemConstructorOptions => ({ role });
  const line: MenuItemConstructorOptions = { type: 'separator' };
  const quitLabel = mac ? `Quit ${program}` : windows ? 'Exit' : 'Quit';
  return {
    about: {
      label: platform === 'linux' ? 'About' : `About ${program}`,
      run: () => app.showAboutPanel(),
    },
    quit: {
      label: quitLabel,
      accelerator: windows ? undefined : 'CommandOrControl+Q',
      run: () => app.quit(),
    },
    close: {
      label: mac ? 'Close Window' : 'Close',
      accelerator: 'CommandOrControl+W',
      run: (window) => window?.close(),
    },
    minimize: {
      label: 'Minimize',
      accelerator: 'CommandOrControl+M',
      run: (window) => window?.minimize(),
    },
    togglefullscreen: {
      label: 'Toggle Full Screen',
      accelerator: mac ? 'Control+Command+F' : 'F11',
      run: (window) => window?.setFullScreen(!window.isFullScreen()),
    },
    undo: {
      label: 'Undo',
      accelerator: 'CommandOrControl+Z',
      run: (window) => window?.webContents.undo(),
    },
    redo: {
      label: 'Redo',
      accelerator: windows ? 'Control+Y' : 'Shift+CommandOrControl+Z',
      run: (window) => window?.webContents.redo(),
    },
    cut: {
      label: 'Cut',
      accelerator: 'CommandOrControl+X',
      registerAccelerator: false,
      run: (window) => window?.webContents.cut(),
    },
    copy: {
      label: 'Copy',
      accelerator: 'CommandOrControl+C',
      registerAccelerator: false,
      run: (window) => window?.webContents.copy(),
    },
    paste: {
      label: 'Paste',
      accelerator: 'CommandOrControl+V',
      registerAccelerator: false,
      run: (window) => window?.webContents.paste(),
    },
    delete: { label: 'Delete', run: (window) => window?.webContents.delete() },
    selectall: {
      label: 'Select All',
      accelerator: 'CommandOrControl+A',
      run: (window) => window?.webContents.selectAll(),
    },
    reload: {
      label: 'Reload',
      accelerator: 'CmdOrCtrl+R',
      run: (window) => window?.webContents.reload(),
    },
    forcereload: {
      label: 'Force Reload',
      accelerator: 'Shift+CmdOrCtrl+R',
      run: (window) => window?.webContents.reload(),
    },
    toggledevtools: {
      label: 'Toggle Developer Tools',
      accelerator: mac ? 'Alt+Command+I' : 'Ctrl+Shift+I',
      run: (window) => window?.webContents.toggleDevTools(),
    },
    resetzoom: { label: 'Actual Size', accelerator: 'CommandOrControl+0', run: zoomBy(null) },
    zoomin: { label: 'Zoom In', accelerator: 'CommandOrControl+Plus', run: zoomBy(0.5) },
    zoomout: { label: 'Zoom Out', accelerator: 'CommandOrControl+-', run: zoomBy(-0.5) },
    // What only the desktop does has words and keys, but nothing to run here.
    hide: { label: `Hide ${program}`, accelerator: 'Command+H' },
    hideothers: { label: 'Hide Others', accelerator: 'Command+Alt+H' },
    unhide: { label: 'Show All' },
    front: { label: 'Bring All to Front' },
    zoom: { label: 'Zoom' },
    services: { label: 'Services', submenu: [] },
    help: { label: 'Help' },
    window: { label: 'Window' },
    appmenu: {
      label: program,
      submenu: [
        own('about'),
        line,
        own('services'),
        line,
        own('hide'),
        own('hideOthers'),
        own('unhide'),
        line,
        own('quit'),
      ],
    },
    filemenu: { label: 'File', submenu: [own(mac ? 'close' : 'quit')] },
    editmenu: {
      label: 'Edit',
      submenu: [
        own('undo'),
        own('redo'),
        line,
        own('cut'),
        own('copy'),
        own('paste'),
        own('delete'),
        ...(mac ? [] : [line]),
        own('selectAll'),
      ],
    },
    viewmenu: {
      label: 'View',
      submenu: [
        own('reload'),
        own('forceReload'),
        own('toggleDevTools'),
        line,
        own('resetZoom'),
        own('zoomIn'),
        own('zoomOut'),
        line,
        own('togglefullscreen'),
      ],
    },
    windowmenu: {
      label: 'Window',
      submenu: [own('minimize'), own('zoom'), ...(mac ? [line, own('front')] : [own('close')])],
    },
  };
}

/** What a role means on this machine. */
export function roleOf(name: RoleName): Role {
  const role = rolesFor(process.platform, app.getName())[name.toLowerCase()];
  return role ?? unsupported(`menu role '${name}'`);
}

function zoomBy(step: number | null): (window: RoleWindow | null) => void {
  return (window) => {
    if (!window) return;
    const { webContents } = window;
    webContents.zoomLevel = step === null ? 0 : webContents.zoomLevel + step;
  };
}
