import path from 'node:path';

const name = 'Digit Duels';

/** Where the program keeps what, as absolute paths. */
export interface Folders {
  /** What belongs to the user: config, matches, progress. */
  readonly data: string;
  /** What the program notes for its next start: places of windows, recent files, crash dumps, the lock. */
  readonly state: string;
  readonly logs: string;
  /** What can be made anew: Chromium's profile and caches. */
  readonly cache: string;
}

/**
 * The usual folders of a system: XDG's base directories on Linux, `Library` on macOS, roaming and local application data
 * on Windows.
 */
export function standardFolders(
  platform: string,
  env: Readonly<Partial<Record<string, string>>>,
  home: string,
): Folders {
  /** A folder that the environment names; XDG has relative and empty paths ignored. */
  const named = (variable: string, ...otherwise: readonly string[]): string => {
    const folder = env[variable] ?? '';
    return path.join(path.isAbsolute(folder) ? folder : path.join(home, ...otherwise), name);
  };
  switch (platform) {
    case 'win32': {
      const local = named('LOCALAPPDATA', 'AppData', 'Local');
      return {
        data: named('APPDATA', 'AppData', 'Roaming'),
        state: path.join(local, 'State'),
        logs: path.join(local, 'Logs'),
        cache: path.join(local, 'Cache'),
      };
    }
    case 'darwin': {
      const library = path.join(home, 'Library');
      const data = path.join(library, 'Application Support', name);
      return {
        data,
        // A Mac has no folder for state but that of the data.
        state: path.join(data, 'State'),
        logs: path.join(library, 'Logs', name),
        cache: path.join(library, 'Caches', name),
      };
    }
    default: {
      const state = named('XDG_STATE_HOME', '.local', 'state');
      return {
        data: named('XDG_CONFIG_HOME', '.config'),
        state,
        logs: path.join(state, 'logs'),
        cache: named('XDG_CACHE_HOME', '.cache'),
      };
    }
  }
}

/** Folders of which all others are below that of the data, which can then be carried around. */
export function foldersBelow(data: string): Folders {
  const state = path.join(data, 'state');
  return { data, state, logs: path.join(state, 'logs'), cache: path.join(state, 'chromium') };
}
