import os from 'node:os';
import path from 'node:path';
import { foldersBelow, standardFolders, type Folders } from '../storage/files/folders.ts';
import { obstacleIn } from '../storage/files/writable-folder.ts';
import type { Arguments } from './command-line.ts';
import { programName } from './identity.ts';

/** The config file: the one that the arguments name, or that of the data folder. */
export function configFileFor({ config }: Arguments, data: string): string {
  return path.resolve(config ?? path.join(data, 'config.jsonc'));
}

/** The system around a start. */
export interface StartSystem {
  readonly platform: string;
  readonly env: Readonly<Partial<Record<string, string>>>;
  readonly home: string;
}

const thisSystem: StartSystem = {
  platform: process.platform,
  env: process.env,
  home: os.homedir(),
};

/**
 * The folders of a start: all below the one that the arguments name; for the portable program on Windows below one
 * beside it, if that can be written; else the usual ones. Whatever can't be written but the data is kept below it.
 *
 * @param userData - the folder that the arguments name.
 */
export function foldersFor(
  userData: string | undefined,
  { platform, env, home }: StartSystem = thisSystem,
): Folders {
  if (userData !== undefined) return foldersBelow(path.resolve(userData));
  // Set by the launcher of the portable program, which runs from a temporary folder.
  const portable = platform === 'win32' ? env['PORTABLE_EXECUTABLE_DIR'] : undefined;
  const beside = portable ? path.join(portable, `${programName} Data`) : undefined;
  if (beside !== undefined && obstacleIn(beside) === undefined) return foldersBelow(beside);
  const usual = standardFolders(platform, env, home);
  const instead = foldersBelow(usual.data);
  const writable = (name: keyof Folders): string =>
    obstacleIn(usual[name]) === undefined ? usual[name] : instead[name];
  return {
    data: usual.data,
    state: writable('state'),
    logs: writable('logs'),
    cache: writable('cache'),
  };
}
