import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from './api/bridge.ts';

const bridge: Bridge = {
  request: (name, payload) =>
    ipcRenderer.invoke('request', name, payload) as ReturnType<Bridge['request']>,
  on: (name, listener) => {
    const relay = (_event: unknown, sent: unknown, payload: unknown) => {
      // Security 20: A page hears the event that it asked for.
      if (sent !== name) return;
      // Security 20, never `listener(_event);`: A page never holds the event of Electron’s with its sender.
      listener(payload);
    };
    ipcRenderer.on('event', relay);
    // Its return value would cross the bridge; `ipcRenderer` must not, and can't be cloned.
    return () => void ipcRenderer.removeListener('event', relay);
  },
};

// The main process, which is compiled with it, has no frames.
declare function requestAnimationFrame(draw: () => void): number;

/** The longest delay of a report (ms), as a hidden window draws no frames. */
const longestDelay = 200;

/** Reports that the page has handled an event: once its next frame is drawn, so that it also keeps up with the user. */
function reportDrawn(name: unknown): void {
  let isReported = false;
  const report = (): void => {
    if (!isReported) void ipcRenderer.invoke('handled', name);
    isReported = true;
  };
  requestAnimationFrame(() => setTimeout(report));
  setTimeout(report, longestDelay);
}

/** Whether an event is a part of what is drawn later, so that the next part needn't wait for a frame. */
function hasRest(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'rest' in payload;
}

// A page that begins anew has nothing left to handle.
void ipcRenderer.invoke('handled');
ipcRenderer.on('event', (_event, name: unknown, payload: unknown) => {
  if (hasRest(payload)) setTimeout(() => void ipcRenderer.invoke('handled', name));
  else reportDrawn(name);
});
contextBridge.exposeInMainWorld('digitDuels', bridge);
