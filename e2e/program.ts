import path from 'node:path';
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test';
import type { BrowserWindow } from 'electron';
import { Board } from './board.ts';
import { PreferencesWindow } from './preferences-window.ts';
import { startAlone } from './start-alone.ts';

const root = path.join(import.meta.dirname, '..');

/** What Playwright and Chromium say on the error stream of a program that is well. */
const chatter =
  /^(\[\d+:|Debugger |Waiting for the debugger|For help, see|DevTools listening|\(.*:\d+\): )/;

/** The keys that this platform has for the menu, as the menu writes them. */
export const shortcuts = {
  newGame: 'CmdOrCtrl+N',
  undo: 'CmdOrCtrl+Z',
  redo: process.platform === 'win32' ? 'Ctrl+Y' : 'CmdOrCtrl+Shift+Z',
  preferences: 'CmdOrCtrl+,',
  analysis: 'CmdOrCtrl+I',
} as const;

/** The program, started: its board, its menu, its windows, its end. */
export class Program {
  readonly app: ElectronApplication;
  readonly board: Board;
  /** Whether the stand-in runs it; otherwise Electron does. */
  readonly standin: boolean;
  readonly #arguments: readonly string[];
  readonly #complaints: string[];
  readonly #forgiven: RegExp[] = [];
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

  /** Starts it on a user-data folder; computers play the same moves each time, as a seed in the list says. */
  static start(userData: string, list: readonly string[]): Promise<Program> {
    // The configuration leads Playwright to Electron, or to the stand-in where Electron is not there.
    return Program.#launch(['.', `--user-data-dir=${userData}`, ...list, '--seed=1'], {
      cwd: root,
    });
  }

  /** Starts an installed program by its executable, as a person does who has nothing but that. */
  static startInstalled(executablePath: string, ...list: readonly string[]): Promise<Program> {
    return Program.#launch([...list, '--seed=1'], { executablePath, cwd: '/' });
  }

  static async #launch(
    given: readonly string[],
    where: { readonly cwd: string; readonly executablePath?: string },
  ): Promise<Program> {
    // Playwright would emulate a colour scheme of its own over the program's.
    const app = await _electron.launch({ args: [...given], ...where, colorScheme: null });
    const complaints = listen(app);
    const standin = await app.evaluate(() => process.env['DIGIT_DUELS_STANDIN'] !== undefined);
    sayWhatRuns(standin);
    const program = new Program(app, await app.firstWindow(), standin, given, complaints);
    await program.board.isThere();
    return program;
  }

  /** What pages and the main process complained of so far, but for what was forgiven. */
  complaints(): string[] {
    return this.#complaints.filter((text) => !this.#forgiven.some((known) => known.test(text)));
  }

  /** What was complained of, and forgiven, until now is over and done with. */
  forget(): void {
    this.#complaints.length = 0;
    this.#forgiven.length = 0;
  }

  /** Whether it has ended. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Some complaints are what a test is about. */
  forgive(...known: RegExp[]): void {
    this.#forgiven.push(...known);
  }

  /** Presses a key of the menu, as {@link shortcuts} have them. */
  async press(accelerator: string, page = this.board.page): Promise<void> {
    if (this.standin) {
      const keys = accelerator.replace('CmdOrCtrl', 'ControlOrMeta').replace('Ctrl', 'Control');
      await page.keyboard.press(keys);
      return;
    }
    // Keys that Playwright presses reach the page, but not Electron's menu.
    await this.app.evaluate(({ Menu }, wanted) => {
      const items = Menu.getApplicationMenu()?.items.flatMap((item) => item.submenu?.items ?? []);
      const item = items?.find((candidate) => candidate.accelerator === wanted);
      if (item === undefined) throw new Error(`No menu item has ${wanted}.`);
      (item.click as () => void).call(item);
    }, accelerator);
  }

  /** The preferences window that something opens. */
  async preferencesAfter(action: () => Promise<void>): Promise<PreferencesWindow> {
    const [page] = await Promise.all([this.app.waitForEvent('window'), action()]);
    const preferences = new PreferencesWindow(page);
    await preferences.isThere();
    return preferences;
  }

  /** Opens the preferences from the menu on the board. */
  openPreferences(): Promise<PreferencesWindow> {
    return this.preferencesAfter(() => this.board.choose('Preferences'));
  }

  /** How many windows are open. */
  windows(): Promise<number> {
    return this.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
  }

  /** Makes the board's window as large as said, in CSS pixels of its page. */
  async resize(width: number, height: number): Promise<void> {
    const window = await this.app.browserWindow(this.board.page);
    // A window that is only just taking on another size may let go of the next one.
    await expect(async () => {
      await window.evaluate(
        (board: BrowserWindow, size) => board.setContentSize(size.width, size.height),
        { width, height },
      );
      const inside = () => this.board.page.evaluate(() => [innerWidth, innerHeight]);
      await expect.poll(inside, { timeout: 2000 }).toEqual([width, height]);
    }).toPass();
  }

  /**
   * Starts the program a second time, with the same arguments.
   *
   * @returns its exit status, once it has ended.
   */
  async startAgain(): Promise<number | null> {
    const { status } = await startAlone(this.#arguments);
    return status;
  }

  /** Quits, as a person does. */
  async quit(): Promise<void> {
    const closed = this.app.waitForEvent('close');
    // Not within the evaluation, which would never be answered.
    await this.app.evaluate(({ Menu }) => {
      const item = Menu.getApplicationMenu()?.getMenuItemById('quit');
      setTimeout(() => (item?.click as () => void).call(item));
    });
    await closed;
  }

  /** Closes what is still open at the end of a test. */
  async end(): Promise<void> {
    if (!this.#ended) await this.app.close();
  }
}

/** Notes down whatever any process of the program complains of. */
function listen(app: ElectronApplication): string[] {
  const heard: string[] = [];
  const follow = (page: Page): void => {
    page.on('pageerror', (error) => heard.push(`page: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(`page: ${message.text()}`);
    });
  };
  app.on('window', follow);
  app.windows().forEach(follow);
  app.on('console', (message) => {
    if (message.type() === 'error') heard.push(`main process: ${message.text()}`);
  });
  app.process().stderr?.on('data', (chunk: Buffer) => {
    const lines = chunk.toString().split('\n');
    const complaints = lines.filter(
      (line) => /error|uncaught|unhandled|warning/i.test(line) && !chatter.test(line),
    );
    heard.push(...complaints.map((line) => `main process: ${line}`));
  });
  return heard;
}

let said = false;

/** A run that went well on the stand-in says nothing about Electron, so it says which it was. */
function sayWhatRuns(standin: boolean): void {
  if (!said && test.info().workerIndex === 0) {
    console.log(`The program runs on ${standin ? 'the stand-in for Electron' : 'Electron'}.`);
  }
  said = true;
}
