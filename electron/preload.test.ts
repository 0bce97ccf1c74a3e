import { beforeAll, expect, test, vi } from 'vitest';
import type { Bridge } from './api/bridge.ts';

const electron = vi.hoisted(() => ({
  contextBridge: { exposeInMainWorld: vi.fn() },
  // Both return it, for chaining.
  ipcRenderer: {
    invoke: vi.fn(),
    on: vi.fn().mockReturnThis(),
    removeListener: vi.fn().mockReturnThis(),
  },
}));
vi.mock('electron', () => electron);

type Relay = (...list: unknown[]) => void;

let bridge: Bridge;
let begun: unknown[][] = [];
beforeAll(async () => {
  await import('./preload.ts');
  const [[name, exposed] = []] = electron.contextBridge.exposeInMainWorld.mock.calls;
  expect(name).toBe('digitDuels');
  bridge = exposed as Bridge;
  begun = electron.ipcRenderer.invoke.mock.calls.splice(0);
});

test('a page that begins anew has nothing left to handle', () => {
  expect(begun).toEqual([['handled']]);
});

test('a page reports each event once its next frame is drawn, or soon if it draws none', () => {
  vi.useFakeTimers();
  const frames = vi.fn<(draw: () => void) => void>();
  vi.stubGlobal('requestAnimationFrame', frames);
  const [[, heard] = []] = electron.ipcRenderer.on.mock.calls.splice(0) as [string, Relay][];
  heard?.({}, 'view', { rest: true });
  vi.advanceTimersByTime(1);
  expect(electron.ipcRenderer.invoke.mock.calls.splice(0), 'a part').toEqual([['handled', 'view']]);
  heard?.({}, 'view', 'the view');
  heard?.({}, 'library', 'the library');
  expect(electron.ipcRenderer.invoke).not.toHaveBeenCalled();
  const [[draw] = []] = frames.mock.calls;
  draw?.();
  vi.advanceTimersByTime(1);
  expect(electron.ipcRenderer.invoke.mock.calls).toEqual([['handled', 'view']]);
  vi.advanceTimersByTime(10_000);
  expect(electron.ipcRenderer.invoke.mock.calls.splice(0)).toEqual([
    ['handled', 'view'],
    ['handled', 'library'],
  ]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page has a bridge of two functions, and nothing of Electron', () => {
  expect(electron.contextBridge.exposeInMainWorld).toHaveBeenCalledOnce();
  expect(Object.keys(bridge).sort()).toEqual(['on', 'request']);
});

test('a page sends requests, and nothing else', async () => {
  await bridge.request('undo', undefined);
  expect(electron.ipcRenderer.invoke).toHaveBeenCalledExactlyOnceWith('request', 'undo', undefined);
});

test('a page gets the events it subscribes to, without their sender, until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = bridge.on('view', listener);
  const [[channel, relay] = []] = electron.ipcRenderer.on.mock.calls as [string, Relay][];
  expect(channel).toBe('event');
  relay?.({ sender: 'of Electron' }, 'library', 'the library');
  expect(listener).not.toHaveBeenCalled();
  relay?.({ sender: 'of Electron' }, 'view', 'the view');
  expect(listener).toHaveBeenCalledExactlyOnceWith('the view');
  // Return values cross the bridge, too, and must hold nothing of Electron.
  const stopping = vi.fn(stop);
  stopping();
  expect(stopping).toHaveReturnedWith(undefined);
  expect(electron.ipcRenderer.removeListener).toHaveBeenCalledExactlyOnceWith(channel, relay);
});
