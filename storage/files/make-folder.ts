import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those that it lies in. `mkdirSync` with `recursive` never ends below `/proc`, where a folder
 * is missing although the one that it would lie in is there.
 *
 * @throws an error of the file system if there can't be such a folder.
 */
export function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && fs.statSync(folder).isDirectory()) return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || fs.existsSync(parent)) throw error;
    makeFolder(parent);
    fs.mkdirSync(folder);
  }
}
