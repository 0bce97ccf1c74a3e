import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from './api/bridge.ts';

const bridge: Bridge = {
  request: (name, payload) =>
    ipcRenderer.invoke('request', name, payload) as ReturnType<Bridge['request']>,
  on: (name, listener) => {
    const relay = (_event: unknown, sent: unknown, payload: unknown) => {
      if (sent === name) listener(payload);
    };
    ipcRenderer.on('event', relay);
    // Its return value would cross the bridge; `ipcRenderer` must not, and can't be cloned.
    return () => void ipcRenderer.removeListener('event', relay);
  },
};

contextBridge.exposeInMainWorld('digitDuels', bridge);
