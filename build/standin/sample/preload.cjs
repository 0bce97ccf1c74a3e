/* global require */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- a sandboxed preload script has nothing else.
const { contextBridge, ipcRenderer } = require('electron');

/** @type {SampleApi} */
const api = {
  add: (a, b) => a + b,
  explode: () => {
    throw new RangeError('too far');
  },
  greet: (name, table) => ipcRenderer.invoke('greet', name, table),
  echo: (value) => ipcRenderer.invoke('echo', value),
  uncopied: () => ipcRenderer.invoke('uncopied'),
  fail: () => ipcRenderer.invoke('fail'),
  tick: (count) => ipcRenderer.invoke('tick', count),
  onTick: (listener) => {
    /** @type {(event: unknown, tick: SampleTick) => void} */
    const heard = (_event, tick) => listener(tick);
    ipcRenderer.on('tick', heard);
    return () => {
      ipcRenderer.removeListener('tick', heard);
    };
  },
};
contextBridge.exposeInMainWorld('api', api);
Object.assign(globalThis, { leaked: 'isolated' });
