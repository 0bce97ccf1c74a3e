import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Shell } from 'electron';
import { runtime } from './runtime.ts';
import { strictObject } from './strict.ts';

/** What the program handed to the desktop; under test that's all that happens. */
const calls: [name: string, what: string][] = [];

function hand(name: string, what: string): void {
  calls.push([name, what]);
  if (runtime.driven) return;
  const [command, ...list] = opener(what);
  const child = spawn(command, list, { stdio: 'ignore', detached: true });
  child.on('error', (error) => console.error(`Electron stand-in: ${what}: ${error.message}`));
  child.unref();
}

function opener(what: string): [command: string, ...list: string[]] {
  switch (process.platform) {
    case 'darwin':
      return ['open', what];
    case 'win32':
      return ['explorer.exe', what];
    default:
      return ['xdg-open', what];
  }
}

export const shell = Object.assign(
  strictObject('shell', {
    openExternal(url) {
      hand('openExternal', url);
      return Promise.resolve();
    },
    openPath(file) {
      hand('openPath', file);
      return Promise.resolve('');
    },
    showItemInFolder(file) {
      calls.push(['showItemInFolder', file]);
      if (!runtime.driven) hand('openPath', path.dirname(file));
    },
    beep() {
      process.stderr.write('\u0007');
    },
  } satisfies Pick<Shell, 'openExternal' | 'openPath' | 'showItemInFolder' | 'beep'>),
  { calls },
);
