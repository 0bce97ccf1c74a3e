import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Placement } from './placement.ts';
import type { WindowPlaces } from './placement-file.ts';
import { makeWindows as windowsOf, type Windows } from './windows.ts';

/** Windows as Electron makes them, as far as they are asked anything here. */
const { FakeWindow, showMessageBox } = vi.hoisted(() => {
  class FakeWindow {
    static opened: FakeWindow[] = [];
    minimized = false;
    destroyed = false;
    state = 'normal';
    bounds = { x: 0, y: 0, width: 1280, height: 800 };
    readonly shown: string[] = [];
    readonly loaded: string[] = [];
    readonly told: unknown[][] = [];
    readonly edited: string[] = [];
    focused = false;
    readonly #listeners = new Map<string, (() => void)[]>();
    readonly #died: ((event: unknown, details: { reason: string }) => void)[] = [];
    readonly webContents = {
      isDestroyed: () => false,
      send: (...told: unknown[]) => void this.told.push(told),
      undo: () => void this.edited.push('undo'),
      redo: () => void this.edited.push('redo'),
      on: (event: string, listener: (event: unknown, details: { reason: string }) => void) => {
        if (event === 'render-process-gone') this.#died.push(listener);
      },
      executeJavaScript: () => this.idle,
      forcefullyCrashRenderer: () => this.die(),
    };
    idle: Promise<unknown> = Promise.resolve();
    readonly loading: Promise<void>;
    fail: () => void = () => undefined;
    readonly once = (event: string, listener: () => void) => {
      if (event === 'ready-to-show') listener();
      return this;
    };

    constructor() {
      FakeWindow.opened.push(this);
      this.loading = new Promise(
        (_, reject) => (this.fail = () => reject(new Error('ERR_FAILED'))),
      );
    }
    on(event: string, listener: () => void): void {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }
    happens(event: string): void {
      for (const listener of this.#listeners.get(event) ?? []) listener();
    }
    setBounds(bounds: typeof this.bounds): void {
      this.bounds = bounds;
    }
    getNormalBounds(): typeof this.bounds {
      return this.bounds;
    }
    isMaximized(): boolean {
      return this.state === 'maximized';
    }
    isFullScreen(): boolean {
      return this.state === 'fullscreen';
    }
    maximize(): void {
      this.shown.push('maximized');
    }
    setFullScreen(): void {
      this.shown.push('full screen');
    }
    loadURL(url: string): Promise<void> {
      this.loaded.push(url);
      return this.loading;
    }
    isFocused(): boolean {
      return this.focused;
    }
    isMinimized(): boolean {
      return this.minimized;
    }
    restore(): void {
      this.minimized = false;
      this.shown.push('restored');
    }
    show(): void {
      this.shown.push('shown');
    }
    focus(): void {
      this.shown.push('focused');
    }
    close(): void {
      this.happens('close');
      this.destroy();
    }
    destroy(): void {
      this.destroyed = true;
      this.happens('closed');
    }
    die(): void {
      for (const died of this.#died) died({}, { reason: 'crashed' });
    }
  }
  return { FakeWindow, showMessageBox: vi.fn(() => Promise.resolve({ response: 1 })) };
});
vi.mock('electron', () => ({
  BrowserWindow: FakeWindow,
  Menu: {},
  dialog: { showMessageBox },
  nativeTheme: { shouldUseDarkColors: false },
}));

const givenUp = vi.fn();
const drawn = vi.fn();
/** Where windows are, by their names. */
let kept = new Map<string, Placement>();
const places: WindowPlaces = {
  of: (window) => kept.get(window),
  keep: (window, placement) => void kept.set(window, placement),
};
const makeWindows = (hidden = false): Windows =>
  windowsOf({ folder: 'built', hidden, places, drawn, givenUp });

beforeEach(() => {
  FakeWindow.opened = [];
  kept = new Map();
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

test('a command opens the board where there is none, and waits until the board listens', () => {
  const windows = makeWindows();
  windows.commandBoard('new-game');
  const [board] = FakeWindow.opened;
  expect(board?.told).toEqual([]);
  windows.boardListens();
  expect(board?.told).toEqual([['event', 'command', 'new-game']]);
  windows.commandBoard('hint');
  expect(board?.told).toHaveLength(2);
});

test('a board that was closed and is opened anew is waited for anew', () => {
  const windows = makeWindows();
  windows.openBoard();
  windows.boardListens();
  FakeWindow.opened[0]?.close();
  windows.commandBoard('rules');
  windows.boardListens();
  expect(FakeWindow.opened.map(({ told }) => told)).toEqual([[], [['event', 'command', 'rules']]]);
});

test('a minimised window that is asked for is restored, and comes to the front', () => {
  const windows = makeWindows();
  windows.open('preferences');
  const [preferences] = FakeWindow.opened;
  if (preferences) preferences.minimized = true;
  windows.open('preferences');
  expect(FakeWindow.opened).toHaveLength(1);
  expect(preferences?.shown).toEqual(['shown', 'restored', 'shown', 'focused']);
});

test('a page that can’t be loaded is told, unless its window was closed meanwhile', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const windows = makeWindows();
  windows.open('preferences');
  FakeWindow.opened[0]?.fail();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  windows.openBoard();
  const board = FakeWindow.opened[1];
  board?.fail();
  board?.close();
  await board?.loading.catch(() => undefined);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test('the preferences are opened at a page, and turn to another one where they are open', () => {
  const windows = makeWindows();
  windows.open('preferences', 'summation-duel');
  windows.open('preferences', 'chopsticks');
  windows.open('preferences');
  const [preferences] = FakeWindow.opened;
  expect(preferences?.loaded).toEqual(['app://digit-duels/preferences.html#summation-duel']);
  expect(preferences?.told).toEqual([['event', 'preferencesPage', 'chopsticks']]);
});

test('windows that nobody is to see are never shown', () => {
  makeWindows(true).openBoard();
  expect(FakeWindow.opened[0]?.shown).toEqual([]);
});

test('a board whose page dies is replaced, and the windows beside it stay', () => {
  const windows = makeWindows();
  windows.openBoard();
  windows.boardListens();
  windows.open('preferences');
  const [dead, preferences] = FakeWindow.opened;
  dead?.die();
  expect(FakeWindow.opened).toHaveLength(3);
  windows.open('preferences');
  expect(FakeWindow.opened).toHaveLength(3);
  expect(preferences?.shown.at(-1)).toBe('focused');
  // The new one listens only once it says so, and is the one that is told.
  windows.commandBoard('rules');
  expect(FakeWindow.opened[2]?.told).toEqual([]);
  windows.boardListens();
  expect(FakeWindow.opened[2]?.told).toEqual([['event', 'command', 'rules']]);
  expect(dead?.told).toEqual([]);
});

test('a page that dies again and again is given up, unless it takes its time', () => {
  vi.useFakeTimers();
  makeWindows().openBoard();
  const die = (): void => FakeWindow.opened.at(-1)?.die();
  for (let count = 0; count < 5; count++) {
    die();
    vi.advanceTimersByTime(30_000);
  }
  expect(givenUp).not.toHaveBeenCalled();
  for (let count = 0; count < 3; count++) die();
  expect(givenUp).toHaveBeenCalledOnce();
  // Without any window the program would end before it could say why.
  expect(FakeWindow.opened.filter(({ destroyed }) => !destroyed)).toHaveLength(1);
});

test('a window beside the board whose page dies is gone, and opens anew', () => {
  const windows = makeWindows();
  windows.open('preferences');
  FakeWindow.opened[0]?.die();
  windows.open('preferences');
  expect(FakeWindow.opened).toHaveLength(2);
});

test('while the Preferences have the focus, texts are undone and redone there, and the board stays as it is', () => {
  const windows = makeWindows();
  windows.openBoard();
  windows.boardListens();
  windows.open('preferences');
  const [board, preferences] = FakeWindow.opened;
  if (preferences) preferences.focused = true;
  windows.commandBoard('undo');
  windows.commandBoard('redo');
  expect(preferences?.edited).toEqual(['undo', 'redo']);
  expect([board?.told, board?.shown]).toEqual([[], ['shown']]);
  windows.commandBoard('rules');
  expect(board?.told).toEqual([['event', 'command', 'rules']]);
});

test('while the board has the focus, it undoes and redoes', () => {
  const windows = makeWindows();
  windows.openBoard();
  windows.boardListens();
  windows.open('preferences');
  const [board, preferences] = FakeWindow.opened;
  windows.commandBoard('undo');
  expect([board?.told, preferences?.edited]).toEqual([[['event', 'command', 'undo']], []]);
});

test('the window with the focus is in front, or else the board, in whatever order they were opened', () => {
  const windows = makeWindows();
  expect(windows.inFront()).toBeUndefined();
  windows.open('preferences');
  windows.openBoard();
  const [preferences, board] = FakeWindow.opened;
  expect(windows.inFront()).toBe(board);
  if (preferences) preferences.focused = true;
  expect(windows.inFront()).toBe(preferences);
  preferences?.close();
  expect(windows.inFront()).toBe(board);
});

test('what concerns all windows is told to each of them once', () => {
  const windows = makeWindows();
  windows.openBoard();
  windows.open('preferences');
  windows.tellAll('preferencesPage', 'chopsticks');
  const event = [['event', 'preferencesPage', 'chopsticks']];
  expect(FakeWindow.opened.map(({ told }) => told)).toEqual([event, event]);
});

test('a window opens where it was closed, as large and in the same state', () => {
  const windows = makeWindows();
  windows.openBoard();
  windows.open('preferences', 'chopsticks');
  const [board, preferences] = FakeWindow.opened;
  board?.setBounds({ x: 10, y: 20, width: 900, height: 700 });
  if (board) board.state = 'maximized';
  preferences?.setBounds({ x: 30, y: 40, width: 600, height: 500 });
  preferences?.close();
  board?.close();
  windows.openBoard();
  windows.open('preferences');
  const [, , boardAgain, preferencesAgain] = FakeWindow.opened;
  expect(boardAgain?.bounds).toEqual({ x: 10, y: 20, width: 900, height: 700 });
  expect(boardAgain?.shown).toEqual(['maximized', 'shown']);
  expect(preferencesAgain?.bounds).toEqual({ x: 30, y: 40, width: 600, height: 500 });
  expect(preferencesAgain?.shown).toEqual(['shown']);
});

test('a board in full screen comes back in full screen, once it is shown', () => {
  kept.set('board', { bounds: { x: 1, y: 2, width: 900, height: 700 }, state: 'fullscreen' });
  makeWindows().openBoard();
  expect(FakeWindow.opened[0]?.shown).toEqual(['shown', 'full screen']);
});

test('a board whose page dies is replaced where it is', () => {
  makeWindows().openBoard();
  FakeWindow.opened[0]?.setBounds({ x: 10, y: 20, width: 900, height: 700 });
  FakeWindow.opened[0]?.die();
  expect(FakeWindow.opened[1]?.bounds).toEqual({ x: 10, y: 20, width: 900, height: 700 });
});

test('a start has finished once the page that listens has answered', async () => {
  const windows = makeWindows();
  windows.openBoard();
  const [board] = FakeWindow.opened;
  let answer: (value: unknown) => void = () => undefined;
  if (board) board.idle = new Promise((resolve) => (answer = resolve));
  windows.boardListens();
  await Promise.resolve();
  expect(drawn).not.toHaveBeenCalled();
  answer(undefined);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
});

test('a board that hangs is replaced if the user says so', async () => {
  makeWindows().openBoard();
  FakeWindow.opened[0]?.happens('unresponsive');
  await vi.waitFor(() => expect(FakeWindow.opened).toHaveLength(2));
  expect(FakeWindow.opened.map(({ destroyed }) => destroyed)).toEqual([true, false]);
});

test('preferences that hang open anew at the page where they were', async () => {
  makeWindows().open('preferences', 'chopsticks');
  FakeWindow.opened[0]?.happens('unresponsive');
  await vi.waitFor(() => expect(FakeWindow.opened).toHaveLength(2));
  expect(FakeWindow.opened.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  expect(FakeWindow.opened[1]?.loaded).toEqual(['app://digit-duels/preferences.html#chopsticks']);
});

test('nobody is asked about a window that nobody sees', () => {
  makeWindows(true).openBoard();
  FakeWindow.opened[0]?.happens('unresponsive');
  expect(showMessageBox).not.toHaveBeenCalled();
});
