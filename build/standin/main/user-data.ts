import os from 'node:os';
import path from 'node:path';
import { runtime } from './runtime.ts';

let chosen: string | undefined;

/** The data folder of a program with this name. */
export function userDataFolder(program: string): string {
  return chosen ?? given() ?? path.join(configurationFolder(), program);
}

/** Changes the folder. */
export function chooseUserData(folder: string): void {
  chosen = folder;
}

/** Whether the data folder was chosen explicitly, so that it must be kept. */
export function isUserDataChosen(): boolean {
  return chosen !== undefined || given() !== undefined;
}

function given(): string | undefined {
  const folder = runtime.commandLine.value('user-data-dir');
  return folder === '' ? undefined : path.resolve(folder);
}

/** The folder that holds each program's data folder. */
function configurationFolder(): string {
  const home = os.homedir();
  switch (process.platform) {
    case 'darwin':
      return path.join(home, 'Library', 'Application Support');
    case 'win32':
      return process.env.APPDATA ?? path.join(home, 'AppData', 'Roaming');
    default:
      // An empty variable counts as unset.
      return process.env.XDG_CONFIG_HOME || path.join(home, '.config');
  }
}
