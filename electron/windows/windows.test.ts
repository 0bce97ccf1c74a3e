import { beforeEach, expect, test, vi } from 'vitest';
import { makeWindows } from './windows.ts';

/** Windows as Electron makes them, as far as they are asked anything here. */
const { FakeWindow } = vi.hoisted(() => {
  class FakeWindow {
    static opened: FakeWindow[] = [];
    minimized = false;
    readonly shown: string[] = [];
    readonly told: unknown[][] = [];
    readonly #closed: (() => void)[] = [];
    readonly webContents = {
      isDestroyed: () => false,
      send: (...told: unknown[]) => void this.told.push(told),
    };
    readonly once = () => this;

    constructor() {
      FakeWindow.opened.push(this);
    }
    on(event: string, listener: () => void): void {
      if (event === 'closed') this.#closed.push(listener);
    }
    loadURL(): Promise<void> {
      return Promise.resolve();
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
  }
  return { FakeWindow };
});
vi.mock('electron', () => ({
  BrowserWindow: FakeWindow,
  nativeTheme: { shouldUseDarkColors: false },
}));

beforeEach(() => {
  FakeWindow.opened = [];
});

test('a command opens the board where there is none, and waits until the board listens', () => {
  const windows = makeWindows('built');
  windows.commandBoard('new-game');
  const [board] = FakeWindow.opened;
  expect(board?.told).toEqual([]);
  windows.boardListens();
  expect(board?.told).toEqual([['event:command', 'new-game']]);
  windows.commandBoard('hint');
  expect(board?.told).toHaveLength(2);
});

test('a board that was closed and is opened anew is waited for anew', () => {
  const windows = makeWindows('built');
  windows.openBoard();
  windows.boardListens();
  FakeWindow.opened[0]?.close();
  windows.commandBoard('rules');
  windows.boardListens();
  expect(FakeWindow.opened.map(({ told }) => told)).toEqual([[], [['event:command', 'rules']]]);
});

test('a minimised window that is asked for is restored, and comes to the front', () => {
  const windows = makeWindows('built');
  windows.open('preferences');
  const [preferences] = FakeWindow.opened;
  if (preferences) preferences.minimized = true;
  windows.open('preferences');
  expect(FakeWindow.opened).toHaveLength(1);
  expect(preferences?.shown).toEqual(['restored', 'shown', 'focused']);
});
