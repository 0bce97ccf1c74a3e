import path from 'node:path';
import {
  _electron,
  expect,
  test,
  type CDPSession,
  type ElectronApplication,
  type JSHandle,
  type Page,
} from '@playwright/test';
import type { BrowserWindow } from 'electron';
import { Board } from './board.ts';
import { listenForComplaints } from './complaints.ts';
import { PreferencesWindow } from './preferences-window.ts';
import { startAlone } from './start-alone.ts';

const root = path.join(import.meta.dirname, '..');

/** The menu's shortcuts on this platform, in the menu's notation. */
export const shortcuts = {
  newGame: 'CmdOrCtrl+N',
  undo: 'CmdOrCtrl+Z',
  redo: process.platform === 'win32' ? 'Ctrl+Y' : 'CmdOrCtrl+Shift+Z',
  preferences: 'CmdOrCtrl+,',
  analysis: 'CmdOrCtrl+I',
  /** A key of the page, not of the menu: for Playwright. */
  keys: process.platform === 'darwin' ? 'Meta+/' : 'Control+?',
  hint: process.platform === 'darwin' ? 'CmdOrCtrl+J' : 'CmdOrCtrl+H',
} as const;

/** The part of a menu that shortcuts need. */
interface Lines {
  readonly items: readonly Line[];
}

interface Line {
  readonly accelerator?: string;
  readonly submenu?: Lines;
  click(event: object, window?: object, contents?: object): void;
}

/** A size in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The running program: its board, menu and windows. */
export class Program {
  readonly app: ElectronApplication;
  readonly board: Board;
  /** Whether it runs on the stand-in instead of Electron. */
  readonly standin: boolean;
  readonly #arguments: readonly string[];
  readonly #complaints: string[];
  readonly #forgiven: RegExp[] = [];
  /** The debuggers that enlarge pages; a page has its own size again once its debugger leaves. */
  readonly #enlarged = new WeakMap<Page, CDPSession>();
  #ended = false;

  private constructor(
    app: ElectronApplication,
    page: Page,
    standin: boolean,
    given: readonly string[],
    complaints: string[],
  ) {
    this.app = app;
    this.board = new Board(page);
    this.standin = standin;
    this.#arguments = given;
    this.#complaints = complaints;
    app.on('close', () => (this.#ended = true));
  }

  /**
   * Starts it on a user-data folder. The computers always play the same moves, by the seed in the list.
   *
   * @param required - a script that the main process loads before the program.
   */
  static start(
    userData: string,
    list: readonly string[],
    { required, bypassCSP = false }: { required?: string; bypassCSP?: boolean } = {},
  ): Promise<Program> {
    const before = required === undefined ? [] : ['-r', required];
    // The configuration makes Playwright use Electron, or the stand-in if there is no Electron.
    return Program.#launch([...before, '.', `--user-data-dir=${userData}`, ...list, '--seed=1'], {
      cwd: root,
      bypassCSP,
    });
  }

  /** Starts an installed program by its executable, in Chromium's sandbox unless the list says otherwise. */
  static startInstalled(executablePath: string, ...list: readonly string[]): Promise<Program> {
    const where = { executablePath, cwd: '/', chromiumSandbox: true };
    return Program.#launch([...list, '--seed=1'], where);
  }

  static async #launch(
    given: readonly string[],
    where: {
      readonly cwd: string;
      readonly executablePath?: string;
      readonly chromiumSandbox?: boolean;
      readonly bypassCSP?: boolean;
    },
  ): Promise<Program> {
    // Otherwise Playwright would override the program's colour scheme.
    const app = await _electron.launch({ args: [...given], ...where, colorScheme: null });
    const complaints = listenForComplaints(app);
    const standin = await app.evaluate(() => process.env['DIGIT_DUELS_STANDIN'] !== undefined);
    recordRuntime(standin);
    const program = new Program(app, await app.firstWindow(), standin, given, complaints);
    await program.board.isThere();
    return program;
  }

  /** The errors of pages and the main process so far, except forgiven ones. */
  complaints(): string[] {
    return this.#complaints.filter((text) => !this.#forgiven.some((known) => known.test(text)));
  }

  /** Clears the errors so far, forgiven ones included. */
  forget(): void {
    this.#complaints.length = 0;
    this.#forgiven.length = 0;
  }

  /** Whether it has ended. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Ignores errors that a test expects. */
  forgive(...known: RegExp[]): void {
    this.#forgiven.push(...known);
  }

  /**
   * Clicks the menu item of {@link shortcuts}: keys that Playwright presses reach the page, but never
   * the menu.
   */
  async press(accelerator: string): Promise<void> {
    await this.app.evaluate(({ BrowserWindow: Windows, Menu }, wanted) => {
      const linesOf = (menu?: Lines | null): Line[] =>
        menu?.items.flatMap((line) => [line, ...linesOf(line.submenu)]) ?? [];
      const lines = linesOf(Menu.getApplicationMenu() as unknown as Lines | null);
      const line = lines.find(({ accelerator }) => accelerator === wanted);
      if (line === undefined) throw new Error(`No menu item has ${wanted}.`);
      // Roles act on the focused window.
      const window = Windows.getFocusedWindow() ?? undefined;
      line.click({ triggeredByAccelerator: true }, window, window?.webContents);
    }, accelerator);
  }

  /** The preferences window that an action opens. */
  async preferencesAfter(action: () => Promise<void>): Promise<PreferencesWindow> {
    const [page] = await Promise.all([this.app.waitForEvent('window', { timeout: 0 }), action()]);
    const preferences = new PreferencesWindow(page);
    await preferences.isThere();
    return preferences;
  }

  /** Opens the preferences from the menu on the board. */
  openPreferences(): Promise<PreferencesWindow> {
    return this.preferencesAfter(() => this.board.choose('Preferences'));
  }

  /** The number of open windows. */
  windows(): Promise<number> {
    return this.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
  }

  /** The size of the largest page that the display has room for, inside the frame of a window. */
  async room(page = this.board.page): Promise<Size> {
    return this.#roomInside(await frameOf(await this.app.browserWindow(page)));
  }

  async #roomInside(frame: Size): Promise<Size> {
    const { width, height } = await this.app.evaluate(
      ({ screen }) => screen.getPrimaryDisplay().workArea,
    );
    return { width: width - frame.width, height: height - frame.height };
  }

  /**
   * Resizes a window to a size in CSS pixels of its page. macOS and Windows keep windows on the display, so a
   * page for which it has no room gets its size from the debugger, as if the display were larger.
   */
  async resize(width: number, height: number, page = this.board.page): Promise<void> {
    const inside = () => page.evaluate(() => [innerWidth, innerHeight]);
    const [across, along] = await inside();
    if (across === width && along === height) return;
    const window = await this.app.browserWindow(page);
    const { least, ...frame } = await frameOf(window);
    if (width + frame.width < least.width || height + frame.height < least.height) {
      throw new RangeError(
        `The page can’t be ${width}×${height}: its window is never smaller than ${least.width}×${least.height}.`,
      );
    }
    const room = await this.#roomInside(frame);
    const fits = width <= room.width && height <= room.height;
    await this.#enlarge(page, fits ? undefined : { width, height });
    // A window may ignore a size while it is being resized.
    await expect(async () => {
      if (fits) {
        await window.evaluate(
          (resized: BrowserWindow, size) => resized.setContentSize(size.width, size.height),
          { width, height },
        );
      }
      const often = { timeout: 2000, intervals: [10, 20, 50, 100] };
      await expect.poll(inside, often).toEqual([width, height]);
    })
      .toPass({ timeout: 20_000 })
      .catch(async () => {
        const came = (await inside()).join('×');
        throw new Error(
          `The page was to be ${width}×${height} and is ${came}; the display has room for ${room.width}×${room.height}.`,
        );
      });
    // The side panel comes or goes with the next frame, and the words of a hint follow the hands.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** Gives a page a size that its window can't have; without one, the page fills its window again. */
  async #enlarge(page: Page, size: Size | undefined): Promise<void> {
    const before = this.#enlarged.get(page);
    if (size === undefined) {
      this.#enlarged.delete(page);
      await before?.detach();
      return;
    }
    const session = before ?? (await page.context().newCDPSession(page));
    this.#enlarged.set(page, session);
    const metrics = { ...size, deviceScaleFactor: 0, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  /**
   * Starts the program a second time, with the same arguments.
   *
   * @returns its exit status.
   */
  async startAgain(...list: readonly string[]): Promise<number | null> {
    const { status } = await startAlone([...this.#arguments, ...list]);
    return status;
  }

  /** Quits from the menu. */
  async quit(): Promise<void> {
    const closed = this.app.waitForEvent('close');
    // Only after the evaluation, which would otherwise never be answered.
    await this.app.evaluate(({ Menu }) => {
      const item = Menu.getApplicationMenu()?.getMenuItemById('quit');
      setTimeout(() => (item as unknown as { click: () => void }).click());
    });
    await closed;
  }

  /** Closes everything at the end of a test. */
  async end(): Promise<void> {
    if (!this.#ended) await this.app.close();
  }
}

/** What the frame of a window takes, and the least size of the window with it. */
function frameOf(window: JSHandle): Promise<Size & { readonly least: Size }> {
  return window.evaluate((shown: BrowserWindow) => {
    const outer = shown.getNormalBounds();
    const [width = 0, height = 0] = shown.getContentSize();
    const [minWidth = 0, minHeight = 0] = shown.getMinimumSize();
    return {
      width: outer.width - width,
      height: outer.height - height,
      least: { width: minWidth, height: minHeight },
    };
  });
}

let said = false;

/** Records the runtime in the report, since success on the stand-in proves nothing about Electron. */
function recordRuntime(standin: boolean): void {
  if (!said && test.info().workerIndex === 0) {
    console.log(`The program runs on ${standin ? 'the stand-in for Electron' : 'Electron'}.`);
  }
  said = true;
}
