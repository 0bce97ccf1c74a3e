import type * as Electron from 'electron';
import { absent, strictObject } from '../common/strict.ts';
import { app } from './app.ts';
import { clipboard, StandinClipboardItem } from './clipboard.ts';
import { dialog } from './dialog.ts';
import { StandinBrowserWindow } from './browser-window.ts';
import { ipcMain } from './ipc-main.ts';
import { StandinMenu } from './menu.ts';
import { nativeTheme } from './native-theme.ts';
import { protocol } from './protocol.ts';
import { runtime } from './runtime.ts';
import { screen } from './screen.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

type ModuleName = keyof typeof Electron;

const present = {
  app,
  BrowserWindow: StandinBrowserWindow,
  clipboard,
  // Chromium here writes no dumps.
  crashReporter: strictObject('crashReporter', { start: () => undefined } satisfies Pick<
    Electron.CrashReporter,
    'start'
  >),
  ClipboardItem: StandinClipboardItem,
  dialog,
  ipcMain,
  Menu: StandinMenu,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
  webContents: strictObject('webContents', {
    // Playwright identifies a page's window by the page's debugger target id.
    fromDevToolsTargetId: (targetId: string) => runtime.pages.get(targetId),
  }),
} satisfies Partial<Record<ModuleName, unknown>>;

// Members that Electron has and the stand-in lacks. Programs may import them; using one throws its name.
const missing = [
  'autoUpdater',
  'BaseWindow',
  'BrowserView',
  'contentTracing',
  'desktopCapturer',
  'globalShortcut',
  'ImageView',
  'inAppPurchase',
  'MenuItem',
  'MessageChannelMain',
  'nativeImage',
  'net',
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

/** What `require('electron')` returns in the main process. */
export const electron: Record<string, unknown> = strictObject('electron', {
  ...present,
  ...Object.fromEntries(missing.map((name) => [name, absent(name)])),
});
