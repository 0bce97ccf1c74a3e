import path from 'node:path';
import { app, BrowserWindow, nativeTheme, type BrowserWindowConstructorOptions } from 'electron';
import type { Events } from '../api/events.ts';
import { origin } from '../ipc/own-pages.ts';
import { tell } from '../ipc/channel.ts';
import type { Sendable } from '../ipc/handlers.ts';
import { watchForHanging } from './hanging.ts';
import type { Placement } from './placement.ts';
import type { WindowPlaces } from './placement-file.ts';
import { lockDown } from './security.ts';
import { offerTextMenu } from './text-menu.ts';
import { windowOptions } from './window-options.ts';

/** The windows beside the board, by the names of their pages; each is open at most once. */
const beside = {
  preferences: { width: 900, height: 720, minWidth: 520, minHeight: 420 },
} as const;

const boardSize = { width: 1280, height: 800, minWidth: 640, minHeight: 520 };

type WindowName = 'board' | keyof typeof beside;

/** What happens to a window; `loadAnew` if it hangs and the user no longer waits. */
type WindowEvents = Readonly<
  Record<'closed' | 'died' | 'loadAnew', (window: BrowserWindow) => void>
>;

/** How the windows are opened. */
export interface WindowsOptions {
  /** The built files, with `main/` and `preload/` in it. */
  readonly folder: string;
  /** They are never shown. */
  readonly hidden?: boolean;
  /** The board fills the screen, and only the program itself closes it. */
  readonly kiosk?: boolean;
  readonly places: WindowPlaces;
  /** Called once the board has drawn its first view. */
  readonly drawn: () => void;
  /** Called when the page of the board has died too often and is not replaced again. */
  readonly givenUp: () => void;
}

/** A board that dies more often than `count` times `within` milliseconds is not replaced. */
const mostDeaths = { count: 3, within: 60_000 };

/** The windows of the program: one board, and the open ones beside it. At its start there are none. */
export class Windows {
  readonly #options: WindowsOptions;
  #board: BrowserWindow | undefined;
  /** When the page of the board has died. */
  #deaths: readonly number[] = [];
  readonly #others = new Map<keyof typeof beside, BrowserWindow>();
  /** The program is ending, so its windows may close. */
  #ending = false;
  /** Commands for a board that is opening; undefined if it listens already. */
  #commandsToCome: string[] | undefined = [];

  constructor(options: WindowsOptions) {
    // Security 5: There is no window without what keeps its page inside the program.
    lockDown();
    this.#options = options;
    app.on('before-quit', () => (this.#ending = true));
  }

  openBoard(): void {
    this.#board ??= this.#open('board', undefined, boardSize, {
      closed: (window) => this.#boardClosed(window),
      died: (window) => this.#boardDied(window),
      // Then it has died.
      loadAnew: (window) => window.webContents.forcefullyCrashRenderer(),
    });
  }

  /** Opens a window beside the board, or brings it to the front. @param at - its page to show. */
  open(name: keyof typeof beside, at?: string): void {
    const already = this.#others.get(name);
    if (already !== undefined) {
      if (at !== undefined) tell(already.webContents, 'preferencesPage', at);
      bringToFront(already);
      return;
    }
    const window = this.#open(name, at, beside[name], {
      closed: () => this.#others.delete(name),
      died: (dead) => dead.destroy(),
      loadAnew: (hanging) => {
        this.#keepPlace(name, hanging);
        hanging.destroy();
        this.open(name, at);
      },
    });
    this.#others.set(name, window);
  }

  /** Opens a window beside the board at one of its pages; one that is open stays at its page, in front. */
  openBeginning(name: keyof typeof beside, at: string): void {
    this.open(name, this.#others.has(name) ? undefined : at);
  }

  /** Closes a window beside the board, if it is open. */
  close(name: keyof typeof beside): void {
    this.#others.get(name)?.close();
  }

  /** Closes the window in front. */
  closeFront(): void {
    this.inFront()?.close();
  }

  /** Brings the board to the front, or opens it. */
  focusBoard(): void {
    if (this.#board === undefined) this.openBoard();
    else bringToFront(this.#board);
  }

  /** The window that dialogs belong to: the one with the focus, else the board. */
  inFront(): BrowserWindow | undefined {
    return this.#focusedBeside() ?? this.#board;
  }

  /**
   * Brings the board to the front and sends it a command as soon as it listens. Undo, Redo, Back and Forward stay in a window
   * beside it that has the focus, which can only undo text.
   */
  commandBoard(id: string): void {
    const focused = this.#focusedBeside();
    if (focused !== undefined) {
      // All windows share the menu bar and its keys.
      if (id === 'page-back' || id === 'page-forward') return;
      if (id === 'undo' || id === 'redo') {
        focused.webContents[id]();
        return;
      }
    }
    this.focusBoard();
    if (this.#commandsToCome === undefined) this.tellBoard('command', id);
    else this.#commandsToCome.push(id);
  }

  /** Notes that the page of the board listens to events. Resolves when it has drawn what it was sent, or is gone. */
  async boardListens(): Promise<void> {
    const waiting = this.#commandsToCome ?? [];
    this.#commandsToCome = undefined;
    for (const id of waiting) this.tellBoard('command', id);
    const { drawn } = this.#options;
    // A page that hangs doesn't answer, and one that is replaced never will.
    await this.#board?.webContents.executeJavaScript(whenIdle).then(drawn, () => undefined);
  }

  tellBoard<Name extends keyof Events>(name: Name, content: Sendable<Name>): void {
    if (this.#board !== undefined) tell(this.#board.webContents, name, content);
  }

  tellAll<Name extends keyof Events>(name: Name, content: Sendable<Name>): void {
    this.tellBoard(name, content);
    for (const { webContents } of this.#others.values()) tell(webContents, name, content);
  }

  /** Prints the page of the board as a PDF, with the size of paper that its style sheets name. */
  async printBoard(): Promise<Buffer | undefined> {
    return this.#board?.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true });
  }

  /** Has the system drag a file out of the board, while the mouse button is down. */
  startDrag(file: string): void {
    const icon = path.join(this.#options.folder, 'main', 'icon.png');
    this.#board?.webContents.startDrag({ file, icon });
  }

  #open(
    name: WindowName,
    at: string | undefined,
    size: Parameters<typeof windowOptions>[1],
    on: WindowEvents,
  ): BrowserWindow {
    const { folder, hidden = false, kiosk = false, places } = this.#options;
    const preload = path.join(folder, 'preload', 'preload.cjs');
    const options = {
      ...windowOptions(preload, size, nativeTheme.shouldUseDarkColors),
      ...(kiosk && { kiosk }),
    };
    const window = openAt(places.of(name), options, hidden);
    if (!hidden) watchForHanging(window, () => on.loadAnew(window));
    window.on('close', (event) => {
      // Security: Nobody closes the window of a kiosk without its code.
      if (kiosk && !this.#ending) event.preventDefault();
      this.#keepPlace(name, window);
    });
    load(window, at === undefined ? `${name}.html` : `${name}.html#${at}`, on);
    return window;
  }

  #boardClosed(window: BrowserWindow): void {
    // A window that died has been replaced by now.
    if (window !== this.#board) return;
    this.#forgetBoard();
    // The other windows close with the board.
    for (const other of this.#others.values()) other.close();
  }

  #boardDied(window: BrowserWindow): void {
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((each) => each > now - mostDeaths.within), now];
    if (this.#deaths.length > mostDeaths.count) {
      // Its window stays until the message is shown: without a window, the program would end at once.
      this.#options.givenUp();
      return;
    }
    this.#forgetBoard();
    // A new window replaces this one.
    this.#keepPlace('board', window);
    this.openBoard();
    window.destroy();
  }

  #forgetBoard(): void {
    this.#board = undefined;
    this.#commandsToCome = [];
  }

  #keepPlace(name: WindowName, window: BrowserWindow): void {
    this.#options.places.keep(name, placementOf(window));
  }

  #focusedBeside(): BrowserWindow | undefined {
    return [...this.#others.values()].find((window) => window.isFocused());
  }
}

/** Opens a window where it was last. */
function openAt(
  place: Placement | undefined,
  options: BrowserWindowConstructorOptions,
  hidden: boolean,
): BrowserWindow {
  // A window created on its display has that display's scale when its size is set.
  const corner = place && { x: place.bounds.x, y: place.bounds.y };
  const window = new BrowserWindow({ ...options, ...corner, title: 'Digit Duels' });
  offerTextMenu(window);
  if (place !== undefined) window.setBounds(place.bounds);
  if (!hidden) window.once('ready-to-show', () => showAs(window, place?.state));
  return window;
}

/** Loads a page of the program into its window. */
function load(
  window: BrowserWindow,
  page: string,
  { closed, died }: Pick<WindowEvents, 'closed' | 'died'>,
): void {
  let isClosed = false;
  window.on('closed', () => {
    isClosed = true;
    closed(window);
  });
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    console.error(`The page ${page} is gone: ${reason}.`);
    died(window);
  });
  window.loadURL(`${origin}/${page}`).catch((error: unknown) => {
    // The user may close it before it is loaded.
    if (!isClosed) console.error(`The page ${page} could not be loaded:`, error);
  });
}

/** Resolves once the page has handled earlier messages. */
const whenIdle = 'new Promise((resolve) => { setTimeout(resolve); })';

function placementOf(window: BrowserWindow): Placement {
  const { x, y, width, height } = window.getNormalBounds();
  const state = window.isFullScreen()
    ? 'fullscreen'
    : window.isMaximized()
      ? 'maximized'
      : 'normal';
  return { bounds: { x, y, width, height }, state };
}

function showAs(window: BrowserWindow, state: Placement['state'] | undefined): void {
  if (state === 'maximized') window.maximize();
  window.show();
  if (state === 'fullscreen') window.setFullScreen(true);
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
