import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeWindows as windowsOf, type Windows } from './windows.ts';

/** Windows as Electron makes them, as far as they are asked anything here. */
const { FakeWindow } = vi.hoisted(() => {
  class FakeWindow {
    static opened: FakeWindow[] = [];
    minimized = false;
    destroyed = false;
    readonly shown: string[] = [];
    readonly loaded: string[] = [];
    readonly told: unknown[][] = [];
    readonly edited: string[] = [];
    focused = false;
    readonly #closed: (() => void)[] = [];
    readonly #died: ((event: unknown, details: { reason: string }) => void)[] = [];
    readonly webContents = {
      isDestroyed: () => false,
      send: (...told: unknown[]) => void this.told.push(told),
      undo: () => void this.edited.push('undo'),
      redo: () => void this.edited.push('redo'),
      on: (event: string, listener: (event: unknown, details: { reason: string }) => void) => {
        if (event === 'render-process-gone') this.#died.push(listener);
      },
    };
    readonly once = (event: string, listener: () => void) => {
      if (event === 'ready-to-show') listener();
      return this;
    };

    constructor() {
      FakeWindow.opened.push(this);
    }
    on(event: string, listener: () => void): void {
      if (event === 'closed') this.#closed.push(listener);
    }
    loadURL(url: string): Promise<void> {
      this.loaded.push(url);
      return Promise.resolve();
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
      for (const closed of this.#closed) closed();
    }
    destroy(): void {
      this.destroyed = true;
      this.close();
    }
    die(): void {
      for (const died of this.#died) died({}, { reason: 'crashed' });
    }
  }
  return { FakeWindow };
});
vi.mock('electron', () => ({
  BrowserWindow: FakeWindow,
  Menu: {},
  nativeTheme: { shouldUseDarkColors: false },
}));

const givenUp = vi.fn();
const makeWindows = (hidden = false): Windows => windowsOf({ folder: 'built', hidden, givenUp });

beforeEach(() => {
  FakeWindow.opened = [];
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
  expect(board?.told).toEqual([['event:command', 'new-game']]);
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
  expect(FakeWindow.opened.map(({ told }) => told)).toEqual([[], [['event:command', 'rules']]]);
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

test('the preferences are opened at a page, and turn to another one where they are open', () => {
  const windows = makeWindows();
  windows.open('preferences', 'summation-duel');
  windows.open('preferences', 'chopsticks');
  windows.open('preferences');
  const [preferences] = FakeWindow.opened;
  expect(preferences?.loaded).toEqual(['app://digit-duels/preferences.html#summation-duel']);
  expect(preferences?.told).toEqual([['event:preferencesPage', 'chopsticks']]);
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
  expect(FakeWindow.opened[2]?.told).toEqual([['event:command', 'rules']]);
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
  expect(board?.told).toEqual([['event:command', 'rules']]);
});

test('while the board has the focus, it undoes and redoes', () => {
  const windows = makeWindows();
  windows.openBoard();
  windows.boardListens();
  windows.open('preferences');
  const [board, preferences] = FakeWindow.opened;
  windows.commandBoard('undo');
  expect([board?.told, preferences?.edited]).toEqual([[['event:command', 'undo']], []]);
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
  const event = [['event:preferencesPage', 'chopsticks']];
  expect(FakeWindow.opened.map(({ told }) => told)).toEqual([event, event]);
});
