import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Lends an empty folder outside the repository and removes it afterwards.
 *
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTemporaryFolder(work) {
  // Its real path: tools compare paths, and a temporary folder often is behind a link.
  const parent = fs.realpathSync(os.tmpdir());
  const folder = fs.mkdtempSync(path.join(parent, 'digit-duels-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
