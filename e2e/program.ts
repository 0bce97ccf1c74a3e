import path from 'node:path';
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test';
import type { BrowserWindow } from 'electron';
import { Board } from './board.ts';
import { listenForComplaints } from './complaints.ts';
import { PreferencesWindow } from './preferences-window.ts';
import { startAlone } from './start-alone.ts';

const root = path.join(import.meta.dirname, '..');

/** The keys that this platform has for the menu, as the menu writes them. */
export const shortcuts = {
  newGame: 'CmdOrCtrl+N',
  undo: 'CmdOrCtrl+Z',
  redo: process.platform === 'win32' ? 'Ctrl+Y' : 'CmdOrCtrl+Shift+Z',
  preferences: 'CmdOrCtrl+,',
  analysis: 'CmdOrCtrl+I',
  hint: process.platform === 'darwin' ? 'CmdOrCtrl+J' : 'CmdOrCtrl+H',
} as const;

/** A menu, as far as keys care. */
interface Lines {
  readonly items: readonly Line[];
}

interface Line {
  readonly accelerator?: string;
  readonly submenu?: Lines;
  click(event: object, window?: object, contents?: object): void;
}

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
    const complaints = listenForComplaints(app);
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

  /**
   * Does what keys of the menu do, as {@link shortcuts} have them, by a click on the item that has them: keys that
   * Playwright presses reach the page, and never the menu.
   */
  async press(accelerator: string): Promise<void> {
    await this.app.evaluate(({ BrowserWindow: Windows, Menu }, wanted) => {
      const linesOf = (menu?: Lines | null): Line[] =>
        menu?.items.flatMap((line) => [line, ...linesOf(line.submenu)]) ?? [];
      const lines = linesOf(Menu.getApplicationMenu() as unknown as Lines | null);
      const line = lines.find(({ accelerator }) => accelerator === wanted);
      if (line === undefined) throw new Error(`No menu item has ${wanted}.`);
      // Roles work on what has the focus.
      const window = Windows.getFocusedWindow() ?? undefined;
      line.click({ triggeredByAccelerator: true }, window, window?.webContents);
    }, accelerator);
  }

  /** The preferences window that something opens. */
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

  /** How many windows are open. */
  windows(): Promise<number> {
    return this.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);
  }

  /** Makes the board's window as large as said, in CSS pixels of its page. */
  async resize(width: number, height: number): Promise<void> {
    const inside = () => this.board.page.evaluate(() => [innerWidth, innerHeight]);
    const [across, along] = await inside();
    if (across === width && along === height) return;
    const window = await this.app.browserWindow(this.board.page);
    // A window that is only just taking on another size may let go of the next one.
    await expect(async () => {
      await window.evaluate(
        (board: BrowserWindow, size) => board.setContentSize(size.width, size.height),
        { width, height },
      );
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
      setTimeout(() => (item as unknown as { click: () => void }).click());
    });
    await closed;
  }

  /** Closes what is still open at the end of a test. */
  async end(): Promise<void> {
    if (!this.#ended) await this.app.close();
  }
}

let said = false;

/** A run that went well on the stand-in says nothing about Electron, so it says which it was. */
function sayWhatRuns(standin: boolean): void {
  if (!said && test.info().workerIndex === 0) {
    console.log(`The program runs on ${standin ? 'the stand-in for Electron' : 'Electron'}.`);
  }
  said = true;
}
