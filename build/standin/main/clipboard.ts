import type { Clipboard } from 'electron';
import { strictObject } from '../common/strict.ts';
import { StandinBrowserWindow } from './browser-window.ts';
import { windows } from './window-registry.ts';

let written = '';

export const clipboard = strictObject('clipboard', {
  writeText(text) {
    written = text;
    const { focused } = windows;
    return focused instanceof StandinBrowserWindow
      ? focused.webContents.copy(text)
      : Promise.resolve();
  },
  // What others have put there meanwhile is not known.
  readText: () => Promise.resolve(written),
} satisfies Pick<Clipboard, 'writeText' | 'readText'>);
