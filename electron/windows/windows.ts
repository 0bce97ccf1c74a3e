import path from 'node:path';
import { BrowserWindow, nativeTheme } from 'electron';
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

/** The windows of the program: one board, and the open ones beside it. */
export interface Windows {
  openBoard(): void;
  /** Opens a window beside the board, or brings it to the front. @param at - its page to show. */
  open(name: keyof typeof beside, at?: string): void;
  /** Closes a window beside the board, if it is open. */
  close(name: keyof typeof beside): void;
  /** Brings the board to the front, or opens it. */
  focusBoard(): void;
  /** The window that dialogs belong to: the one with the focus, else the board. */
  inFront(): BrowserWindow | undefined;
  /**
   * Brings the board to the front and sends it a command as soon as it listens. Undo, Redo, Back and Forward stay in a window
   * beside it that has the focus, which can only undo text.
   */
  commandBoard(id: string): void;
  /** Notes that the page of the board listens to events. Resolves when it has drawn what it was sent, or is gone. */
  boardListens(): Promise<void>;
  tellBoard<Name extends keyof Events>(name: Name, content: Sendable<Name>): void;
  tellAll<Name extends keyof Events>(name: Name, content: Sendable<Name>): void;
}

/** How the windows are opened. */
export interface WindowsOptions {
  /** The built files, with `preload/` in it. */
  readonly folder: string;
  /** They are never shown. */
  readonly hidden?: boolean;
  readonly places: WindowPlaces;
  /** Called once the board has drawn its first view. */
  readonly drawn: () => void;
  /** Called when the page of the board has died too often and is not replaced again. */
  readonly givenUp: () => void;
}

/** A board that dies more often than `count` times `within` milliseconds is not replaced. */
const mostDeaths = { count: 3, within: 60_000 };

/** The windows of a program that has just started: none yet. */
export function makeWindows({
  folder,
  hidden = false,
  places,
  drawn,
  givenUp,
}: WindowsOptions): Windows {
  // Security 5: There is no window without what keeps its page inside the program.
  lockDown();
  const preload = path.join(folder, 'preload', 'preload.cjs');
  let board: BrowserWindow | undefined;
  let deaths: readonly number[] = [];
  const others = new Map<keyof typeof beside, BrowserWindow>();
  /** Commands for a board that is opening; undefined if it listens already. */
  let commandsToCome: string[] | undefined = [];

  function keepPlace(name: 'board' | keyof typeof beside, window: BrowserWindow): void {
    places.keep(name, placementOf(window));
  }

  function open(
    name: 'board' | keyof typeof beside,
    at: string | undefined,
    size: Parameters<typeof windowOptions>[1],
    on: Readonly<Record<'closed' | 'died' | 'loadAnew', (window: BrowserWindow) => void>>,
  ): BrowserWindow {
    const page = at === undefined ? `${name}.html` : `${name}.html#${at}`;
    const options = windowOptions(preload, size, nativeTheme.shouldUseDarkColors);
    const place = places.of(name);
    // A window created on its display has that display's scale when its size is set.
    const corner = place && { x: place.bounds.x, y: place.bounds.y };
    const window = new BrowserWindow({ ...options, ...corner, title: 'Digit Duels' });
    offerTextMenu(window);
    if (place !== undefined) window.setBounds(place.bounds);
    if (!hidden) {
      window.once('ready-to-show', () => showAs(window, place?.state));
      watchForHanging(window, () => on.loadAnew(window));
    }
    window.on('close', () => keepPlace(name, window));
    let isClosed = false;
    window.on('closed', () => {
      isClosed = true;
      on.closed(window);
    });
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      console.error(`The page ${page} is gone: ${reason}.`);
      on.died(window);
    });
    window.loadURL(`${origin}/${page}`).catch((error: unknown) => {
      // The user may close it before it is loaded.
      if (!isClosed) console.error(`The page ${page} could not be loaded:`, error);
    });
    return window;
  }

  const focusedBeside = (): BrowserWindow | undefined =>
    [...others.values()].find((window) => window.isFocused());

  const windows: Windows = {
    inFront: () => focusedBeside() ?? board,
    openBoard() {
      const size = { width: 1280, height: 800, minWidth: 640, minHeight: 520 };
      board ??= open('board', undefined, size, {
        closed(window) {
          // A window that died has been replaced by now.
          if (window !== board) return;
          board = undefined;
          commandsToCome = [];
          // The other windows close with the board.
          for (const other of others.values()) other.close();
        },
        died(window) {
          const now = Date.now();
          deaths = [...deaths.filter((each) => each > now - mostDeaths.within), now];
          if (deaths.length > mostDeaths.count) {
            // Its window stays until the message is shown: without a window, the program would end at once.
            givenUp();
            return;
          }
          board = undefined;
          commandsToCome = [];
          // A new window replaces this one.
          keepPlace('board', window);
          windows.openBoard();
          window.destroy();
        },
        // Then it has died.
        loadAnew: (window) => window.webContents.forcefullyCrashRenderer(),
      });
    },
    open(name, at) {
      const already = others.get(name);
      if (already === undefined) {
        others.set(
          name,
          open(name, at, beside[name], {
            closed: () => others.delete(name),
            died: (window) => window.destroy(),
            loadAnew(window) {
              keepPlace(name, window);
              window.destroy();
              windows.open(name, at);
            },
          }),
        );
        return;
      }
      if (at !== undefined) tell(already.webContents, 'preferencesPage', at);
      bringToFront(already);
    },
    close(name) {
      others.get(name)?.close();
    },
    focusBoard() {
      if (board === undefined) {
        windows.openBoard();
        return;
      }
      bringToFront(board);
    },
    commandBoard(name) {
      const beside = focusedBeside();
      if (beside !== undefined) {
        // All windows share the menu bar and its keys.
        if (name === 'page-back' || name === 'page-forward') return;
        if (name === 'undo' || name === 'redo') {
          beside.webContents[name]();
          return;
        }
      }
      windows.focusBoard();
      if (commandsToCome === undefined) windows.tellBoard('command', name);
      else commandsToCome.push(name);
    },
    async boardListens() {
      const waiting = commandsToCome ?? [];
      commandsToCome = undefined;
      for (const name of waiting) windows.tellBoard('command', name);
      // A page that hangs doesn't answer, and one that is replaced never will.
      await board?.webContents.executeJavaScript(whenIdle).then(drawn, () => undefined);
    },
    tellBoard(name, content) {
      if (board !== undefined) tell(board.webContents, name, content);
    },
    tellAll(name, content) {
      windows.tellBoard(name, content);
      for (const { webContents } of others.values()) tell(webContents, name, content);
    },
  };
  return windows;
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
