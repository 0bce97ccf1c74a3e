import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { namesIn } from '../files/names-in.ts';
import { endMarked } from './processes.ts';

/** How the folder of a program is called: with the process that started it. */
const prefix = 'digit-duels-program-';
const folderName = new RegExp(`^${prefix}(\\d+)-\\w{6}$`);

/** Makes the folder in which a program runs. Its name also marks the program's processes. */
export function makeProgramFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
}

/** Removes the folder of a program. */
export function removeProgramFolder(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A program can make a folder that isn't removed. The others must still be ended.
  }
}

/**
 * Removes the folders of this user's programs whose starter was killed before it could, and on Linux ends what still runs of
 * these programs.
 */
export function removeLeftFolders(): void {
  const temporary = os.tmpdir();
  for (const name of namesIn(temporary)) {
    const [, starter] = folderName.exec(name) ?? [];
    const folder = path.join(temporary, name);
    if (starter === undefined || isThere(Number(starter)) || !isOwn(folder)) continue;
    endMarked(name);
    removeProgramFolder(folder);
  }
}

/** Whether a process runs, of any user. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isOwn(folder: string): boolean {
  try {
    const found = fs.lstatSync(folder);
    return found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
  } catch {
    return false;
  }
}
