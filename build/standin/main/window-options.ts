import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import { unsupported } from './strict.ts';

type OptionName = keyof BrowserWindowConstructorOptions;
type PreferenceName = keyof WebPreferences;

const options = new Set<string>([
  'width',
  'height',
  'x',
  'y',
  'minWidth',
  'minHeight',
  'useContentSize',
  'center',
  'show',
  'title',
  'backgroundColor',
  'parent',
  'modal',
  'resizable',
  'minimizable',
  'maximizable',
  'fullscreenable',
  'autoHideMenuBar',
  'icon',
  'webPreferences',
] satisfies OptionName[]);

const preferences = new Set<string>([
  'preload',
  'additionalArguments',
  'contextIsolation',
  'sandbox',
  'nodeIntegration',
  'nodeIntegrationInSubFrames',
  'nodeIntegrationInWorker',
  'webSecurity',
  'webviewTag',
  'allowRunningInsecureContent',
  'experimentalFeatures',
  'navigateOnDragDrop',
  'safeDialogs',
  'spellcheck',
  'devTools',
  'backgroundThrottling',
] satisfies PreferenceName[]);

// Windows here are always locked down; a program that asks for less must not believe it got it.
const lockedDown: Record<string, boolean> = {
  contextIsolation: true,
  sandbox: true,
  webSecurity: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
} satisfies Partial<Record<PreferenceName, boolean>>;

/** Refuses what a window would be asked for and couldn't be. */
export function checkWindowOptions(given: BrowserWindowConstructorOptions): void {
  for (const name of Object.keys(given)) {
    if (!options.has(name)) unsupported(`BrowserWindow option '${name}'`);
  }
  for (const [name, value] of Object.entries(given.webPreferences ?? {})) {
    if (!preferences.has(name)) unsupported(`webPreferences option '${name}'`);
    const safe = lockedDown[name];
    if (safe !== undefined && value !== safe) {
      unsupported(`webPreferences '${name}: ${String(value)}'`);
    }
  }
}
