import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { foldersBelow, type Folders } from '../storage/files/folders.ts';
import type { Arguments } from './command-line.ts';
import { configFileFor } from './folders.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** What a kiosk starts with: nothing of the user's but a copy of the config file, in folders that are removed at its end. */
export function kioskStart(
  given: Arguments,
  usual: Folders,
): { readonly given: Arguments; readonly folders: Folders } {
  const { config: _config, records: _records, action: _action, ...kept } = given;
  const folders = { ...foldersBelow(makeTemporaryFolder()), logs: usual.logs };
  try {
    copyFileSync(configFileFor(given, usual.data), path.join(folders.data, 'config.jsonc'));
  } catch {
    // Without a config file that can be read, the defaults hold.
  }
  return { given: kept, folders };
}
