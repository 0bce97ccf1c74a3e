import fs from 'node:fs';
import path from 'node:path';
import { newTemporaryName } from './atomic-write.ts';
import { hasSameContent } from './kept-copy.ts';
import { makeFolder } from './make-folder.ts';

/**
 * Moves a file or a folder, perhaps to another disk. If there is one at its new place, folders are joined, an equal file is
 * removed, and a different one stays. Moving again finishes what was cut short at any point.
 *
 * @throws an error of the file system; what wasn't moved is still there.
 */
export function moveTo(from: string, to: string): void {
  const found = fs.lstatSync(from, { throwIfNoEntry: false });
  const there = fs.lstatSync(to, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (there === undefined) moveWhole(from, to);
  else if (found.isDirectory() && there.isDirectory()) {
    for (const name of fs.readdirSync(from)) moveTo(path.join(from, name), path.join(to, name));
    if (fs.readdirSync(from).length === 0) fs.rmdirSync(from);
  } else if (found.isFile() && there.isFile() && hasSameContent(from, to)) fs.rmSync(from);
}

function moveWhole(from: string, to: string): void {
  makeFolder(path.dirname(to));
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const copy = path.join(path.dirname(to), newTemporaryName());
    fs.cpSync(from, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    fs.renameSync(copy, to);
    fs.rmSync(from, { recursive: true });
  }
}
