import { Bridge } from './bridge.ts';
import { askBeforeClosing, TitleKeeper, watchFrame } from './frame.ts';
import { StandinIpcRenderer } from './ipc-renderer.ts';
import { watchKeyboard } from './keyboard.ts';
import type { IsolatedConfig, MainMessage, PageMessage } from '../messages/messages.ts';

type Preload = (
  exports: object,
  require: (id: string) => unknown,
  module: { exports: object },
  process: object,
  global: object,
) => void;

/** Starts the preload's world of a page, and the program's preload script in it. */
export function start(config: IsolatedConfig, preload: Preload | null): void {
  if (window.parent !== window || !/^https?:|^file:/.test(location.protocol)) return;
  const world = globalThis as unknown as Record<string, unknown>;
  const binding = world[config.token] as (text: string) => void;
  const post = (message: PageMessage) => binding(JSON.stringify(message));
  const ipcRenderer = new StandinIpcRenderer(post);
  const title = new TitleKeeper(post, config.titleSuffix);
  world[`${config.token}Receive`] = (text: string) => {
    const message = JSON.parse(text) as MainMessage;
    if (message.type === 'title') title.show(message.title);
    else ipcRenderer.receive(message);
  };
  watchKeyboard(post, config.mac);
  watchFrame(post);
  if (config.closable) askBeforeClosing();
  const bridge = new Bridge(config.token, 'isolated');
  if (preload) runPreload(config, preload, post, createElectron(bridge, ipcRenderer));
}

function createElectron(bridge: Bridge, ipcRenderer: StandinIpcRenderer): object {
  const electron: Record<string, unknown> = {
    contextBridge: {
      exposeInMainWorld: (key: string, api: unknown) => bridge.expose(key, api),
    },
    ipcRenderer,
    webFrame: { getZoomFactor: () => devicePixelRatio },
    webUtils: { getPathForFile: () => '' },
  };
  return new Proxy(electron, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key) as unknown;
      throw new Error(`Electron stand-in: ${key} is not implemented in preload scripts`);
    },
  });
}

function runPreload(
  config: IsolatedConfig,
  preload: Preload,
  post: (message: PageMessage) => void,
  electron: object,
): void {
  const process = {
    type: 'renderer',
    contextIsolated: true,
    sandboxed: true,
    isMainFrame: true,
    platform: config.platform,
    arch: config.arch,
    versions: config.versions,
    argv: config.argv,
    env: {},
  };
  // What a sandboxed preload may require in Electron; events and buffers are Node's and missing.
  const modules: Record<string, unknown> = {
    electron,
    'electron/renderer': electron,
    timers: { setTimeout, clearTimeout, setInterval, clearInterval },
    url: { URL, URLSearchParams },
  };
  const require = (id: string) => {
    const name = id.replace(/^node:/, '');
    if (!Object.hasOwn(modules, name)) throw new Error(`module not found: ${id}`);
    return modules[name];
  };
  const module = { exports: {} };
  try {
    preload(module.exports, require, module, process, globalThis);
  } catch (error) {
    const { message, stack = message } = error as Error;
    post({ type: 'preload-error', message, stack });
    console.error(`Unable to load preload script: ${config.preload}\n${stack}`);
  }
}
