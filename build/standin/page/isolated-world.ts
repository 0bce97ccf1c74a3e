import type { IsolatedConfig, MainMessage, PageMessage } from '../common/messages.ts';
import { strictObject } from '../common/strict.ts';
import { Bridge } from './bridge.ts';
import { watchContextMenu } from './context-menu.ts';
import { keepTitleSuffix, watchFrame } from './frame.ts';
import { StandinIpcRenderer } from './ipc-renderer.ts';
import { watchKeyboard } from './keyboard.ts';
import { passQuestions } from './permissions.ts';

type Preload = (
  exports: object,
  require: (id: string) => unknown,
  module: { exports: object },
) => void;

/** Starts a page's preload world and the program's preload script in it. */
export function start(config: IsolatedConfig, preload: Preload | null): void {
  if (window.parent !== window || !/^https?:|^file:/.test(location.protocol)) return;
  const world = globalThis as unknown as Record<string, unknown>;
  const binding = world[config.token] as (text: string) => void;
  const post = (message: PageMessage) => binding(JSON.stringify(message));
  const ipcRenderer = new StandinIpcRenderer(post);
  const passAnswer = passQuestions(config.token, post);
  world[`${config.token}Receive`] = (text: string) => {
    const message = JSON.parse(text) as MainMessage;
    if (message.type === 'permitted') passAnswer(message);
    else ipcRenderer.receive(message);
  };
  if (config.titleSuffix !== '') keepTitleSuffix(config.titleSuffix);
  watchKeyboard(post, config.mac);
  watchFrame(post);
  watchContextMenu(post);
  const bridge = new Bridge(config.token, 'isolated');
  if (preload) runPreload(config, preload, createElectron(bridge, ipcRenderer));
}

function createElectron(bridge: Bridge, ipcRenderer: StandinIpcRenderer): object {
  return strictObject('electron in preload scripts', {
    contextBridge: strictObject('contextBridge', {
      exposeInMainWorld: (key: string, api: unknown) => bridge.expose(key, api),
    }),
    ipcRenderer,
  });
}

function runPreload(config: IsolatedConfig, preload: Preload, electron: object): void {
  const require = (id: string) => {
    if (id !== 'electron') throw new Error(`module not found: ${id}`);
    return electron;
  };
  const module = { exports: {} };
  try {
    preload(module.exports, require, module);
  } catch (error) {
    const { message, stack = message } = error as Error;
    console.error(`Unable to load preload script: ${config.preload}\n${stack}`);
  }
}
