import os from 'node:os';
import path from 'node:path';
import { runtime } from './runtime.ts';

const chosen = new Map<string, string>();

function configurationFolder(): string {
  const home = os.homedir();
  switch (process.platform) {
    case 'darwin':
      return path.join(home, 'Library', 'Application Support');
    case 'win32':
      return process.env.APPDATA ?? path.join(home, 'AppData', 'Roaming');
    default:
      return process.env.XDG_CONFIG_HOME ?? path.join(home, '.config');
  }
}

/** Where one of Electron's named paths is, with the program's name for its own folders. */
export function getPath(name: string, program: string): string {
  const set = chosen.get(name);
  if (set !== undefined) return set;
  const userData = () => getPath('userData', program);
  const home = os.homedir();
  switch (name) {
    case 'home':
      return home;
    case 'appData':
      return configurationFolder();
    case 'userData':
      return givenUserData() ?? path.join(configurationFolder(), program);
    case 'sessionData':
      return userData();
    case 'logs':
      return path.join(userData(), 'logs');
    case 'crashDumps':
      return path.join(userData(), 'Crashpad');
    case 'temp':
      return os.tmpdir();
    case 'exe':
    case 'module':
      return process.execPath;
    case 'desktop':
    case 'documents':
    case 'downloads':
    case 'music':
    case 'pictures':
    case 'videos':
      return path.join(home, name.charAt(0).toUpperCase() + name.slice(1));
    default:
      throw new Error(`Failed to get '${name}' path`);
  }
}

/** Moves one of Electron's named paths. */
export function setPath(name: string, folder: string): void {
  if (!path.isAbsolute(folder)) throw new Error('Path must be absolute');
  chosen.set(name, folder);
}

/** Whether somebody chose where the program's data goes, so that it's meant to be kept. */
export function isUserDataChosen(): boolean {
  return chosen.has('userData') || givenUserData() !== undefined;
}

function givenUserData(): string | undefined {
  const given = runtime.commandLine.value('user-data-dir');
  return given === '' ? undefined : path.resolve(given);
}
