import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Shell } from 'electron';
import { strictObject } from '../common/strict.ts';
import { runtime } from './runtime.ts';

/** Passes something to the desktop, except under test. */
function hand(what: string): void {
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

export const shell = strictObject('shell', {
  showItemInFolder(file) {
    hand(path.dirname(file));
  },
} satisfies Pick<Shell, 'showItemInFolder'>);
