import os from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import type { Places } from '../storage/backup/parts.ts';
import { standardFolders } from '../storage/files/folders.ts';
import type { Words } from '../words/say.ts';

/** Adds `--user-data FOLDER`. */
export function withUserData(command: Command, words: Words): Command {
  const folder = words.text('cli.placeholder.folder');
  return command.option(`--user-data <${folder}>`, words.text('cli.help.user-data'));
}

/** The files of the desktop program in its folder, or in the one that was asked for. */
export function placesIn(userData: string | undefined): Places {
  const data = userData ?? standardFolders(process.platform, process.env, os.homedir()).data;
  return { data, config: path.join(data, 'config.jsonc') };
}

/** The folder of kept matches in the desktop program's folder, or in the one that was asked for. */
export function matchesFolder(userData: string | undefined): string {
  return path.join(placesIn(userData).data, 'matches');
}
