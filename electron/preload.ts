import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from './api/bridge.ts';
import { eventNames, requestNames } from './api/channels.ts';

const bridge: Bridge = {
  request: (name, payload) =>
    requestNames.includes(name)
      ? (ipcRenderer.invoke(`request:${name}`, payload) as ReturnType<Bridge['request']>)
      : Promise.reject(new Error(`There is no request "${name}".`)),
  on: (name, listener) => {
    if (!eventNames.includes(name)) throw new Error(`There is no event "${name}".`);
    const relay = (_event: unknown, payload: unknown) => listener(payload);
    ipcRenderer.on(`event:${name}`, relay);
    // What it answers would cross the bridge, and `ipcRenderer` is neither the page's nor can it be cloned.
    return () => void ipcRenderer.removeListener(`event:${name}`, relay);
  },
};

contextBridge.exposeInMainWorld('digitDuels', bridge);
