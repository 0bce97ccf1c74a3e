import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Placement } from './placement.ts';
import { defaultPlaces, type WindowPlaces } from './placement-file.ts';
import { Windows } from './windows.ts';

/** The part of Electron's windows that these tests need. */
const { FakeWindow, showMessageBox } = vi.hoisted(() => {
  class FakeWindow {
    static opened: FakeWindow[] = [];
    minimized = false;
    destroyed = false;
    state = 'normal';
    bounds = { x: 0, y: 0, width: 1280, height: 800 };
    readonly shown: string[] = [];
    readonly loaded: string[] = [];
    readonly sent: unknown[][] = [];
    readonly edited: string[] = [];
    focused = false;
    readonly #listeners = new Map<string, ((event: object) => void)[]>();
    readonly #died: ((event: unknown, details: { reason: string }) => void)[] = [];
    readonly webContents = {
      isDestroyed: () => false,
      send: (...sent: unknown[]) => void this.sent.push(sent),
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

    readonly options: { readonly kiosk?: boolean };

    constructor(options: { readonly kiosk?: boolean } = {}) {
      this.options = options;
      FakeWindow.opened.push(this);
      this.loading = new Promise(
        (_, reject) => (this.fail = () => reject(new Error('ERR_FAILED'))),
      );
    }
    on(event: string, listener: (event: object) => void): void {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }
    /** @returns whether a listener prevented it. */
    happens(event: string): boolean {
      let prevented = false;
      const given = { preventDefault: () => (prevented = true) };
      for (const listener of this.#listeners.get(event) ?? []) listener(given);
      return prevented;
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
      if (!this.happens('close')) this.destroy();
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
const lockDown = vi.hoisted(() => vi.fn());
const beforeQuit = vi.hoisted(() => vi.fn<(event: string, listener: () => void) => void>());
vi.mock('./security.ts', () => ({ lockDown }));
vi.mock('electron', () => ({
  app: { on: beforeQuit },
  BrowserWindow: FakeWindow,
  Menu: {},
  dialog: { showMessageBox },
  nativeTheme: { shouldUseDarkColors: false },
}));

const givenUp = vi.fn();
const drawn = vi.fn();
/** The places of windows, by name. */
let kept = new Map<string, Placement>();
const places: WindowPlaces = {
  of: (window) => kept.get(window),
  keep: (window, placement) => void kept.set(window, placement),
};
const makeWindows = (hidden = false): Windows =>
  new Windows({ folder: 'built', hidden, places, drawn, givenUp });

beforeEach(() => {
  FakeWindow.opened = [];
  kept = new Map();
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

test('a command opens a closed board, and waits until the board listens', () => {
  const windows = makeWindows();
  windows.commandBoard('new-game');
  const [board] = FakeWindow.opened;
  expect(board?.sent).toEqual([]);
  void windows.boardListens();
  expect(board?.sent).toEqual([['event', 'command', 'new-game']]);
  windows.commandBoard('hint');
  expect(board?.sent).toHaveLength(2);
});

test('a command waits again for a board that was closed and reopened', () => {
  const windows = makeWindows();
  windows.openBoard();
  void windows.boardListens();
  FakeWindow.opened[0]?.close();
  windows.commandBoard('rules');
  void windows.boardListens();
  expect(FakeWindow.opened.map(({ sent }) => sent)).toEqual([[], [['event', 'command', 'rules']]]);
});

test('opening a minimised window restores it, and brings it to the front', () => {
  const windows = makeWindows();
  windows.open('preferences');
  const [preferences] = FakeWindow.opened;
  if (preferences) preferences.minimized = true;
  windows.open('preferences');
  expect(FakeWindow.opened).toHaveLength(1);
  expect(preferences?.shown).toEqual(['shown', 'restored', 'shown', 'focused']);
});

test('a page that can’t be loaded is reported, unless its window was closed meanwhile', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const windows = makeWindows();
  windows.open('preferences');
  FakeWindow.opened[0]?.fail();
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  windows.openBoard();
  const board = FakeWindow.opened[1];
  board?.fail();
  board?.close();
  await board?.loading.catch(() => undefined);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('the preferences open at a page, and switch pages if they are open', () => {
  const windows = makeWindows();
  windows.open('preferences', 'summation-duel');
  windows.open('preferences', 'chopsticks');
  windows.open('preferences');
  const [preferences] = FakeWindow.opened;
  expect(preferences?.loaded).toEqual(['app://digit-duels/preferences.html#summation-duel']);
  expect(preferences?.sent).toEqual([['event', 'preferencesPage', 'chopsticks']]);
});

test('hidden windows are never shown', () => {
  makeWindows(true).openBoard();
  expect(FakeWindow.opened[0]?.shown).toEqual([]);
});

test('a board whose page dies is replaced, and the windows beside it stay', () => {
  const windows = makeWindows();
  windows.openBoard();
  void windows.boardListens();
  windows.open('preferences');
  const [dead, preferences] = FakeWindow.opened;
  dead?.die();
  expect(FakeWindow.opened).toHaveLength(3);
  windows.open('preferences');
  expect(FakeWindow.opened).toHaveLength(3);
  expect(preferences?.shown.at(-1)).toBe('focused');
  // The new one gets commands only once it listens.
  windows.commandBoard('rules');
  expect(FakeWindow.opened[2]?.sent).toEqual([]);
  void windows.boardListens();
  expect(FakeWindow.opened[2]?.sent).toEqual([['event', 'command', 'rules']]);
  expect(dead?.sent).toEqual([]);
});

test('a page that dies several times in a short time is given up', () => {
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
  // Without a window the program would end before it could say why.
  expect(FakeWindow.opened.filter(({ destroyed }) => !destroyed)).toHaveLength(1);
});

test('a window beside the board whose page dies is closed, and can be reopened', () => {
  const windows = makeWindows();
  windows.open('preferences');
  FakeWindow.opened[0]?.die();
  windows.open('preferences');
  expect(FakeWindow.opened).toHaveLength(2);
});

test('while the Preferences have the focus, texts are undone and redone there, and the board stays as it is', () => {
  const windows = makeWindows();
  windows.openBoard();
  void windows.boardListens();
  windows.open('preferences');
  const [board, preferences] = FakeWindow.opened;
  if (preferences) preferences.focused = true;
  windows.commandBoard('undo');
  windows.commandBoard('redo');
  expect(preferences?.edited).toEqual(['undo', 'redo']);
  expect([board?.sent, board?.shown]).toEqual([[], ['shown']]);
  windows.commandBoard('rules');
  expect(board?.sent).toEqual([['event', 'command', 'rules']]);
});

test('while the board has the focus, it undoes and redoes', () => {
  const windows = makeWindows();
  windows.openBoard();
  void windows.boardListens();
  windows.open('preferences');
  const [board, preferences] = FakeWindow.opened;
  windows.commandBoard('undo');
  expect([board?.sent, preferences?.edited]).toEqual([[['event', 'command', 'undo']], []]);
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
  windows.closeFront();
  expect([preferences?.destroyed, board?.destroyed]).toEqual([true, false]);
  expect(windows.inFront()).toBe(board);
});

test('an event for all windows is sent to each of them once', () => {
  const windows = makeWindows();
  windows.openBoard();
  windows.open('preferences');
  windows.tellAll('preferencesPage', 'chopsticks');
  const event = [['event', 'preferencesPage', 'chopsticks']];
  expect(FakeWindow.opened.map(({ sent }) => sent)).toEqual([event, event]);
});

test('a window opens with the bounds and state in which it was closed', () => {
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

test('a board in full screen opens in full screen', () => {
  kept.set('board', { bounds: { x: 1, y: 2, width: 900, height: 700 }, state: 'fullscreen' });
  makeWindows().openBoard();
  expect(FakeWindow.opened[0]?.shown).toEqual(['shown', 'full screen']);
});

test('a board whose page dies is replaced at the same place', () => {
  makeWindows().openBoard();
  FakeWindow.opened[0]?.setBounds({ x: 10, y: 20, width: 900, height: 700 });
  FakeWindow.opened[0]?.die();
  expect(FakeWindow.opened[1]?.bounds).toEqual({ x: 10, y: 20, width: 900, height: 700 });
});

test('a start has finished once the page has handled its events', async () => {
  const windows = makeWindows();
  windows.openBoard();
  const [board] = FakeWindow.opened;
  let answer: (value: unknown) => void = () => undefined;
  if (board) board.idle = new Promise((resolve) => (answer = resolve));
  void windows.boardListens();
  await Promise.resolve();
  expect(drawn).not.toHaveBeenCalled();
  answer(undefined);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
});

test('a board that hangs is replaced if the user wants that', async () => {
  makeWindows().openBoard();
  FakeWindow.opened[0]?.happens('unresponsive');
  await vi.waitFor(() => expect(FakeWindow.opened).toHaveLength(2));
  expect(FakeWindow.opened.map(({ destroyed }) => destroyed)).toEqual([true, false]);
});

test('preferences that hang reopen at the same page', async () => {
  makeWindows().open('preferences', 'chopsticks');
  FakeWindow.opened[0]?.happens('unresponsive');
  await vi.waitFor(() => expect(FakeWindow.opened).toHaveLength(2));
  expect(FakeWindow.opened.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  expect(FakeWindow.opened[1]?.loaded).toEqual(['app://digit-duels/preferences.html#chopsticks']);
});

test('a hidden window that hangs asks nothing', () => {
  makeWindows(true).openBoard();
  FakeWindow.opened[0]?.happens('unresponsive');
  expect(showMessageBox).not.toHaveBeenCalled();
});

test('pages are kept inside the program before there is a window', () => {
  lockDown.mockClear();
  const opened = FakeWindow.opened.length;
  new Windows({
    folder: '',
    places: defaultPlaces,
    drawn: () => undefined,
    givenUp: () => undefined,
  });
  expect(lockDown).toHaveBeenCalledOnce();
  expect(FakeWindow.opened).toHaveLength(opened);
});

test('the window of a kiosk closes only when the program ends', () => {
  new Windows({ folder: 'built', kiosk: true, places, drawn, givenUp }).openBoard();
  const [board] = FakeWindow.opened;
  expect(board?.options.kiosk).toBe(true);
  board?.close();
  expect(board?.destroyed).toBe(false);
  const [event, ends] = beforeQuit.mock.calls[0] ?? [];
  expect(event).toBe('before-quit');
  ends?.();
  board?.close();
  expect(board?.destroyed).toBe(true);
});
