import path from 'node:path';
import { mostConfigMegabytes } from '../storage/config/parse.ts';
import { changeConfig } from '../storage/config/text.ts';
import { writeWhole } from '../storage/files/atomic-write.ts';
import { foldersBelow, type Folders } from '../storage/files/folders.ts';
import { readText } from '../storage/files/text-file.ts';
import type { Arguments } from './command-line.ts';
import { configFileFor } from './folders.ts';
import { makeStartFolder } from './temporary-folder.ts';

/** What a kiosk starts with: the user's settings without names, and nothing else, in folders that are removed at its end. */
export function kioskStart(
  given: Arguments,
  usual: Folders,
): { readonly given: Arguments; readonly folders: Folders } {
  const { config: _config, records: _records, action: _action, ...kept } = given;
  const folders = { ...foldersBelow(makeStartFolder()), logs: usual.logs };
  try {
    const found = readText(configFileFor(given, usual.data), mostConfigMegabytes);
    if (found.kind === 'text') {
      // Security: Visitors of a kiosk see no names of the people who use the machine.
      const { text } = changeConfig(found.text, withoutPeople);
      writeWhole(path.join(folders.data, 'config.jsonc'), text);
    }
  } catch {
    // Without a config file that can be used, the defaults hold.
  }
  return { given: kept, folders };
}

const withoutPeople = ['names', 'person'].map((key) => ({ keys: [key], value: undefined }));
