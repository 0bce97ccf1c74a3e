import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { namesIn } from './names-in.ts';

/** What a temporary folder is for: a program of others that plays, or a start that leaves nothing. */
type Purpose = 'program' | 'start';

/** Makes a temporary folder, whose name also says which process made it. */
export function makeTemporaryFolder(purpose: Purpose): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), `digit-duels-${purpose}-${process.pid}-`));
}

/** Removes a temporary folder, if that is possible. */
export function removeTemporaryFolder(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A program can make a folder that isn't removed, and Windows keeps what Chromium has open. The rest must still be done.
  }
}

/**
 * Removes this user's temporary folders whose process was killed before it could.
 *
 * @param before - called with the name of each folder before it is removed.
 */
export function removeLeftFolders(
  purpose: Purpose,
  before: (name: string) => void = () => undefined,
): void {
  const ours = new RegExp(`^digit-duels-${purpose}-(\\d+)-\\w{6}$`);
  const temporary = os.tmpdir();
  for (const name of namesIn(temporary)) {
    const [, maker] = ours.exec(name) ?? [];
    const folder = path.join(temporary, name);
    if (maker === undefined || isThere(Number(maker)) || !isOwn(folder)) continue;
    before(name);
    removeTemporaryFolder(folder);
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
