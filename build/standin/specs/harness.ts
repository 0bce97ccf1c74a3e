import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  _electron,
  expect,
  test as base,
  type ElectronApplication,
  type Page,
} from '@playwright/test';
import { standinEnvironment } from '../index.mjs';

/** Windows has neither ps nor signals. */
export const windowsOs = process.platform === 'win32';
/** Whether the stand-in runs the sample, as configured; otherwise Electron does. */
export const standin =
  process.env.ELECTRON_OVERRIDE_DIST_PATH === standinEnvironment.ELECTRON_OVERRIDE_DIST_PATH;
/** The path of Electron's executable, or of the stand-in. */
export const executablePath = standin
  ? path.join(
      standinEnvironment.ELECTRON_OVERRIDE_DIST_PATH,
      windowsOs ? 'electron.cmd' : 'electron',
    )
  : (createRequire(import.meta.url)('electron/index.js') as string);
export const sample = fileURLToPath(new URL('../sample', import.meta.url));
/** The modifier key of menu shortcuts. */
export const command = process.platform === 'darwin' ? 'Meta' : 'Control';

/** Full screen needs a window manager, which virtual displays lack; the stand-in does without. */
export const canFillScreen = standin || process.env['DIGIT_DUELS_DISPLAYS'] === undefined;

interface Fixtures {
  userData: string;
  launch: (...list: string[]) => Promise<ElectronApplication>;
}

/** A test of the sample program; everything it launched is closed at its end. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
  userData: async ({}, use, info) => use(info.outputPath('user-data')),
  launch: async ({ userData }, use) => {
    const launched = new Map<ElectronApplication, ChildProcess>();
    await use(async (...list) => {
      const app = await _electron.launch({
        executablePath,
        args: [sample, `--user-data-dir=${userData}`, ...list],
        // Otherwise Playwright emulates a colour scheme over the program's.
        colorScheme: null,
      });
      launched.set(app, app.process());
      return app;
    });
    for (const [app, { exitCode, signalCode }] of launched) {
      if (exitCode === null && signalCode === null) await app.close();
    }
  },
});

/** The program's first window, once it has loaded. */
export async function firstPage(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow();
  await expect(page.getByRole('heading')).toBeVisible();
  return page;
}

/** What the sample recorded. */
export const seen = (app: ElectronApplication) => app.evaluate(() => globalThis.seen);
/** The number of open windows. */
export const windowCount = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

/** Clicks an item of the application menu. */
export function clickMenu(app: ElectronApplication, id: string): Promise<void> {
  return app.evaluate(({ BrowserWindow, Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    // As with a user's click: roles act on the focused window.
    const window = BrowserWindow.getFocusedWindow();
    item?.click({}, window ?? undefined, window?.webContents);
  }, id);
}

/** Starts the sample without Playwright. */
export function startAlone(list: readonly string[], env = process.env): ChildProcess {
  // As Playwright starts it; a test may run as root.
  const given = [sample, ...list, '--no-sandbox'];
  return spawn(executablePath, given, { env, shell: windowsOs });
}

/** A key with Control, or Command on a Mac. */
const commandBit = process.platform === 'darwin' ? 4 : 2;

/** The keys that specs press as the system does, by their Windows and Mac codes and by a Mac's text. */
const keys = {
  n: { windows: 78, mac: 45, text: 'n' },
  z: { windows: 90, mac: 6, text: 'z' },
  ',': { windows: 188, mac: 43, text: ',' },
  F1: { windows: 112, mac: 122, text: '\uF704' },
  F2: { windows: 113, mac: 120, text: '\uF705' },
} as const;

/**
 * Presses a key as the system does: Playwright's own key events never reach the menu. On a Mac, Chromium makes
 * a key event of the system from the code and the text, and the menu compares the text.
 */
export async function pressNatively(
  page: Page,
  key: keyof typeof keys,
  withCommand = false,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windows, mac, text } = keys[key];
  const isMac = process.platform === 'darwin';
  const stroke = {
    key,
    code: key === ',' ? 'Comma' : key.length === 1 ? `Key${key.toUpperCase()}` : key,
    windowsVirtualKeyCode: windows,
    nativeVirtualKeyCode: isMac ? mac : windows,
    ...(isMac && { text, unmodifiedText: text }),
    modifiers: withCommand ? commandBit : 0,
  };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...stroke });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stroke });
  await session.detach();
}

/** The processes that use a data folder. */
export function processesOf(userData: string): string {
  const list = execFileSync('ps', ['-eo', 'stat,args'], { encoding: 'utf8' }).split('\n');
  return list.filter((line) => line.includes(userData) && !line.startsWith('Z')).join('\n');
}
