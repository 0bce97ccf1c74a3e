import fs from 'node:fs';
import path from 'node:path';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';

/**
 * Writes a small project into a temporary folder, for tests of checks.
 *
 * @template T
 * @param {Record<string, string>} files texts by path
 * @param {(folder: string) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export function inProject(files, work) {
  return inTemporaryFolder(async (folder) => {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
    return work(folder);
  });
}
