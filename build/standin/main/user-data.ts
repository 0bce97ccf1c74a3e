import os from 'node:os';
import path from 'node:path';
import { runtime } from './runtime.ts';

let chosen: string | undefined;

/** The folder that a program of this name keeps its data in. */
export function userDataFolder(program: string): string {
  return chosen ?? given() ?? path.join(configurationFolder(), program);
}

/** Moves the folder. */
export function chooseUserData(folder: string): void {
  if (!path.isAbsolute(folder)) throw new Error('Path must be absolute');
  chosen = folder;
}

/** Whether somebody chose where the program's data goes, so that it's meant to be kept. */
export function isUserDataChosen(): boolean {
  return chosen !== undefined || given() !== undefined;
}

function given(): string | undefined {
  const folder = runtime.commandLine.value('user-data-dir');
  return folder === '' ? undefined : path.resolve(folder);
}

/** Where programs keep their data, each in a folder of its own. */
export function configurationFolder(): string {
  const home = os.homedir();
  switch (process.platform) {
    case 'darwin':
      return path.join(home, 'Library', 'Application Support');
    case 'win32':
      return process.env.APPDATA ?? path.join(home, 'AppData', 'Roaming');
    default:
      // Set to nothing is not set.
      return process.env.XDG_CONFIG_HOME || path.join(home, '.config');
  }
}
