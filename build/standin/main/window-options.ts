import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import { unsupported } from '../common/strict.ts';

const options = new Set<string>([
  'x',
  'y',
  'width',
  'height',
  'minWidth',
  'minHeight',
  'useContentSize',
  'show',
  'kiosk',
  'title',
  'backgroundColor',
  'webPreferences',
] satisfies (keyof BrowserWindowConstructorOptions)[]);

// Windows here are always locked down; a program that asks for less must not believe that it got it.
const lockedDown: Readonly<Record<string, boolean>> = {
  contextIsolation: true,
  sandbox: true,
  webSecurity: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  spellcheck: false,
} satisfies Partial<Record<keyof WebPreferences, boolean>>;

/** Refuses window options that the stand-in doesn't support. */
export function checkWindowOptions(given: BrowserWindowConstructorOptions): void {
  const unknown = Object.keys(given).find((name) => !options.has(name));
  if (unknown !== undefined) unsupported(`BrowserWindow option '${unknown}'`);
  for (const [name, value] of Object.entries(given.webPreferences ?? {}) as [string, unknown][]) {
    if (name === 'preload') continue;
    const safe = lockedDown[name];
    if (safe === undefined) unsupported(`webPreferences option '${name}'`);
    if (value !== safe) unsupported(`webPreferences '${name}: ${JSON.stringify(value)}'`);
  }
}
