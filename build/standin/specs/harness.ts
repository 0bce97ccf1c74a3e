import { execFileSync, type ChildProcess } from 'node:child_process';
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
/** What passes for Electron's executable. */
export const executablePath = path.join(
  standinEnvironment.ELECTRON_OVERRIDE_DIST_PATH,
  windowsOs ? 'electron.cmd' : 'electron',
);
export const sample = fileURLToPath(new URL('../sample', import.meta.url));
/** The key that commands go with. */
export const command = process.platform === 'darwin' ? 'Meta' : 'Control';

interface Fixtures {
  userData: string;
  launch: (...list: string[]) => Promise<ElectronApplication>;
}

/** A test of the sample program, with what it launched closed at its end. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern.
  userData: async ({}, use, info) => use(info.outputPath('user-data')),
  launch: async ({ userData }, use) => {
    const launched = new Map<ElectronApplication, ChildProcess>();
    await use(async (...list) => {
      const app = await _electron.launch({
        executablePath,
        args: [sample, `--user-data-dir=${userData}`, ...list],
        // Playwright would emulate a scheme of its own over the program's.
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

/** The program's first window, once it shows something. */
export async function firstPage(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow();
  await expect(page.getByRole('heading')).toBeVisible();
  return page;
}

/** What the sample noted down. */
export const seen = (app: ElectronApplication) => app.evaluate(() => globalThis.seen);
/** How many windows are open. */
export const windowCount = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

/** Clicks an item of the application menu. */
export function clickMenu(app: ElectronApplication, id: string): Promise<void> {
  return app.evaluate(({ Menu }, wanted) => {
    Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click();
  }, id);
}

/** The processes that use a data folder. */
export function processesOf(userData: string): string {
  const list = execFileSync('ps', ['-eo', 'stat,args'], { encoding: 'utf8' }).split('\n');
  return list.filter((line) => line.includes(userData) && !line.startsWith('Z')).join('\n');
}
