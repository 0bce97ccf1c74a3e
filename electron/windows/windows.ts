import path from 'node:path';
import { BrowserWindow, nativeTheme } from 'electron';
import type { BoardCommand } from '../api/commands.ts';
import type { Events } from '../api/events.ts';
import { origin } from '../ipc/own-pages.ts';
import { tell } from '../ipc/tell.ts';
import { windowOptions } from './window-options.ts';

/** The windows beside the board, by the names of their pages, each open once at most. */
const beside = {
  preferences: { width: 900, height: 720, minWidth: 520, minHeight: 420 },
} as const;

/** The windows of the program: one board, and those beside it while they are open. */
export interface Windows {
  openBoard(): void;
  /** Opens a window beside the board, or brings it to the front. */
  open(name: keyof typeof beside): void;
  /** Brings the board to the front, or opens it. */
  focusBoard(): void;
  /** Has the board carry out a command, in front and as soon as it listens. */
  commandBoard(name: BoardCommand): void;
  /** The page of the board listens to what it is told from now on. */
  boardListens(): void;
  tellBoard<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
  tellAll<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
}

/** @param folder - the built files, with `preload/` in it. */
export function makeWindows(folder: string): Windows {
  const preload = path.join(folder, 'preload', 'preload.cjs');
  let board: BrowserWindow | undefined;
  const others = new Map<keyof typeof beside, BrowserWindow>();
  /** What a board that is only just opening is to carry out; nothing where it listens already. */
  let commandsToCome: BoardCommand[] | undefined = [];

  function open(
    page: string,
    size: Parameters<typeof windowOptions>[1],
    closed: () => void,
  ): BrowserWindow {
    const options = windowOptions(preload, size, nativeTheme.shouldUseDarkColors);
    const window = new BrowserWindow({ ...options, title: 'Digit Duels' });
    window.once('ready-to-show', () => window.show());
    window.on('closed', closed);
    window.loadURL(`${origin}/${page}`).catch((error: unknown) => {
      console.error(`The page ${page} could not be loaded:`, error);
    });
    return window;
  }

  const windows: Windows = {
    openBoard() {
      const size = { width: 1280, height: 800, minWidth: 640, minHeight: 520 };
      board ??= open('board.html', size, () => {
        board = undefined;
        commandsToCome = [];
        // A window beside a board that is no longer on the screen would be left alone there.
        for (const other of others.values()) other.close();
      });
    },
    open(name) {
      const already = others.get(name);
      if (already === undefined) {
        others.set(
          name,
          open(`${name}.html`, beside[name], () => others.delete(name)),
        );
      } else bringToFront(already);
    },
    focusBoard() {
      if (board === undefined) {
        windows.openBoard();
        return;
      }
      bringToFront(board);
    },
    commandBoard(name) {
      windows.focusBoard();
      if (commandsToCome === undefined) windows.tellBoard('command', name);
      else commandsToCome.push(name);
    },
    boardListens() {
      const waiting = commandsToCome ?? [];
      commandsToCome = undefined;
      for (const name of waiting) windows.tellBoard('command', name);
    },
    tellBoard(name, payload) {
      if (board !== undefined) tell(board.webContents, name, payload);
    },
    tellAll(name, payload) {
      for (const window of BrowserWindow.getAllWindows()) tell(window.webContents, name, payload);
    },
  };
  return windows;
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
