import type * as Electron from 'electron';
import { app } from './app.ts';
import { StandinBrowserWindow } from './browser-window.ts';
import { clipboard } from './clipboard.ts';
import { dialog } from './dialog.ts';
import { ipcMain } from './ipc-main.ts';
import { createMenuItem, StandinMenu } from './menu.ts';
import { StandinMenuItem } from './menu-item.ts';
import { nativeTheme } from './native-theme.ts';
import { net } from './net.ts';
import { protocol } from './protocol.ts';
import { runtime } from './runtime.ts';
import { screen } from './screen.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { absent, strictObject } from './strict.ts';
import { StandinWebContents } from './web-contents.ts';

type ModuleName = keyof typeof Electron;

const pages = () =>
  [...runtime.pages.values()].filter((page) => page instanceof StandinWebContents);

const present = {
  app,
  BrowserWindow: StandinBrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu: StandinMenu,
  // Written as a function, for the class itself asks for one more argument.
  MenuItem: Object.assign(
    function MenuItem(options: Electron.MenuItemConstructorOptions) {
      return createMenuItem(options);
    },
    { prototype: StandinMenuItem.prototype },
  ),
  nativeTheme,
  net,
  protocol,
  screen,
  session,
  shell,
  webContents: strictObject('webContents', {
    // Playwright finds a page's window by the name a debugger has for the page.
    fromDevToolsTargetId: (targetId: string) => pages().find((page) => page.targetId === targetId),
    fromId: (id: number) => pages().find((page) => page.id === id),
    getAllWebContents: pages,
  }),
} satisfies Partial<Record<ModuleName, unknown>>;

// Known to Electron and missing here. Programs may import them; using one throws its name.
const missing = [
  'autoUpdater',
  'BaseWindow',
  'BrowserView',
  'contentTracing',
  'crashReporter',
  'desktopCapturer',
  'globalShortcut',
  'ImageView',
  'inAppPurchase',
  'MessageChannelMain',
  'nativeImage',
  'netLog',
  'Notification',
  'powerMonitor',
  'powerSaveBlocker',
  'pushNotifications',
  'safeStorage',
  'ShareMenu',
  'systemPreferences',
  'TouchBar',
  'Tray',
  'utilityProcess',
  'View',
  'webFrameMain',
  'WebContentsView',
] as const satisfies ModuleName[];

/** What `require('electron')` gives in the main process. */
export const electron: Record<string, unknown> = strictObject('electron', {
  ...present,
  ...Object.fromEntries(missing.map((name) => [name, absent(name)])),
});
