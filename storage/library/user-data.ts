import path from 'node:path';

const name = 'Digit Duels';

/**
 * The default user-data folder of the desktop program, as in Electron's `appData`, for programs without Electron.
 */
export function standardUserData(
  platform: string,
  env: Readonly<Partial<Record<string, string>>>,
  home: string,
): string {
  switch (platform) {
    case 'win32':
      return path.join(env['APPDATA'] ?? path.join(home, 'AppData', 'Roaming'), name);
    case 'darwin':
      return path.join(home, 'Library', 'Application Support', name);
    default:
      return path.join(env['XDG_CONFIG_HOME'] ?? path.join(home, '.config'), name);
  }
}
