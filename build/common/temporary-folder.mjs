import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates an empty folder outside the repository for the work and removes it afterwards.
 *
 * @template T
 * @param {(folder: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTemporaryFolder(work) {
  // The real path: tools compare paths, and the temporary folder is often behind a link.
  const parent = fs.realpathSync(os.tmpdir());
  const folder = fs.mkdtempSync(path.join(parent, 'digit-duels-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
