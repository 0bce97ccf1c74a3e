import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchForHanging } from './hanging.ts';

const { showMessageBox } = vi.hoisted(() => ({
  showMessageBox:
    vi.fn<(window: unknown, options: MessageBoxOptions) => Promise<{ response: number }>>(),
}));
vi.mock('electron', () => ({ dialog: { showMessageBox } }));

/** Answers the dialog while it is open. */
let answer: (response: number) => void = () => undefined;
beforeEach(() => {
  showMessageBox.mockReset().mockImplementation(
    (_window, { signal, cancelId = -1 }) =>
      new Promise((resolve) => {
        answer = (response) => resolve({ response });
        signal?.addEventListener('abort', () => resolve({ response: cancelId }));
      }),
  );
});

function watched() {
  const listeners = new Map<string, () => void>();
  const window = { on: (name: string, listener: () => void) => listeners.set(name, listener) };
  const loadAnew = vi.fn<() => void>();
  watchForHanging(window as unknown as BrowserWindow, loadAnew);
  return { window, loadAnew, happens: (name: string) => listeners.get(name)?.() };
}

test('a window that hangs is reloaded if the user wants that', async () => {
  const { window, loadAnew, happens } = watched();
  happens('unresponsive');
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(
    window,
    expect.objectContaining({ buttons: ['Wait', 'Reload'], defaultId: 0, cancelId: 0 }),
  );
  answer(1);
  await vi.waitFor(() => expect(loadAnew).toHaveBeenCalledOnce());
});

test('a user who waits is asked again only when the window hangs again, and once at a time', async () => {
  const { loadAnew, happens } = watched();
  happens('unresponsive');
  happens('unresponsive');
  expect(showMessageBox).toHaveBeenCalledOnce();
  answer(0);
  await vi.waitFor(() => {
    happens('unresponsive');
    expect(showMessageBox).toHaveBeenCalledTimes(2);
  });
  expect(loadAnew).not.toHaveBeenCalled();
});

test.each(['responsive', 'closed'])('the question goes away when it is %s', async (event) => {
  const { loadAnew, happens } = watched();
  happens('unresponsive');
  happens(event);
  const [, options] = showMessageBox.mock.lastCall ?? [];
  expect(options?.signal?.aborted).toBe(true);
  await showMessageBox.mock.results[0]?.value;
  expect(loadAnew).not.toHaveBeenCalled();
});

test('an answer after the window was closed does nothing', async () => {
  const { loadAnew, happens } = watched();
  let late: (response: number) => void = () => undefined;
  showMessageBox.mockImplementation(
    () => new Promise((resolve) => (late = (response) => resolve({ response }))),
  );
  happens('unresponsive');
  late(1);
  happens('closed');
  await showMessageBox.mock.results[0]?.value;
  expect(loadAnew).not.toHaveBeenCalled();
});
