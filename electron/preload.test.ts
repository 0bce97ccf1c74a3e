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

let bridge: Bridge;
beforeAll(async () => {
  await import('./preload.ts');
  const [[name, exposed] = []] = electron.contextBridge.exposeInMainWorld.mock.calls;
  expect(name).toBe('digitDuels');
  bridge = exposed as Bridge;
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
  const [[channel, relay] = []] = electron.ipcRenderer.on.mock.calls as [
    string,
    (...list: unknown[]) => void,
  ][];
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
