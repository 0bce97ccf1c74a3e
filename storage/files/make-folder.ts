import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and its parents. `mkdirSync` with `recursive` never returns below `/proc`, where folders can't be made though
 * their parents exist.
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
