import fs from 'node:fs';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SaveFile } from './save-file.ts';

/** Saves files, and remembers the last one. */
export interface LastSaved {
  readonly saveFile: SaveFile;
  /** The file that was saved last. @throws Refusal if there is none any more. */
  file(): string;
}

/** Remembers the file that was saved last. @param saved - is called with each file that was saved. */
export function rememberingLast(save: SaveFile, saved: (file: string) => void): LastSaved {
  let last: string | undefined;
  return {
    async saveFile(wanted) {
      const file = await save(wanted);
      if (file === undefined) return undefined;
      last = file;
      saved(file);
      return file;
    },
    file() {
      if (last === undefined || !fs.existsSync(last)) {
        throw new Refusal(message('records.saved-gone'));
      }
      return last;
    },
  };
}
