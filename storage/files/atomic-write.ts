import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { FileProblem, inUse } from './reason.ts';
import { refuseIrregular, statIfThere, targetOf } from './regular-file.ts';
import { message } from '../../words/message.ts';
import { makeFolder } from './make-folder.ts';
import { namesIn } from './names-in.ts';

/** The names that {@link newTemporaryName} makes. */
const temporaryName = /^\.digit-duels-\d+-[0-9a-f]{12}\.tmp$/;

/**
 * Writes a file atomically: the old one stays until the new one is on the disk. A link stays a link, and its target is
 * written.
 *
 * @throws if it can't be written, or isn't a regular file.
 */
export function writeWhole(file: string, content: string | Buffer): void {
  write(file, typeof content === 'string' ? Buffer.from(content) : content, true);
}

function write(file: string, bytes: Buffer, synced: boolean): void {
  const fill = (descriptor: number): number => {
    writeAll(descriptor, bytes);
    return bytes.length;
  };
  replaceWhole(file, fill, synced);
}

/**
 * Writes many files, each atomically; resolves when all are on the disk. They are synced together, after all are written,
 * since a disk syncs several files in the time of one.
 *
 * @param work - writes the files. @throws what it throws; the files before are on the disk.
 */
export async function writeTogether(
  work: (write: (file: string, content: Buffer) => void) => void,
): Promise<void> {
  const written: string[] = [];
  try {
    work((file, content) => {
      write(file, content, false);
      written.push(file);
    });
  } catch (error) {
    // The first failure is the reason, whatever becomes of the files before.
    await syncEach(written).catch(() => undefined);
    throw error;
  }
  await syncEach(written);
}

async function syncEach(files: readonly string[]): Promise<void> {
  const waiting = files.values();
  const syncNext = async (): Promise<void> => {
    for (const file of waiting) {
      const descriptor = patiently(file, () => fs.openSync(file, 'r+'));
      try {
        await promisify(fs.fsync)(descriptor);
      } finally {
        fs.closeSync(descriptor);
      }
    }
  };
  await Promise.all(Array.from({ length: 32 }, syncNext));
  for (const folder of new Set(files.map((file) => path.dirname(targetOf(file))))) {
    syncFolder(folder);
  }
}

/**
 * Replaces a file atomically.
 *
 * @param fill - writes the new file. @returns the bytes that it must have.
 * @param synced - whether it is on the disk before the old one goes; a power cut may otherwise leave it empty.
 */
export function replaceWhole(
  file: string,
  fill: (descriptor: number) => number,
  synced = true,
): void {
  const target = targetOf(file);
  const old = statIfThere(target);
  if (old !== undefined) {
    // Security: Pipes and devices are never replaced by a file.
    refuseIrregular(old);
    // Replacing a file needs no rights to the file itself.
    // Security: A file that may not be written is not replaced, either.
    fs.accessSync(target, fs.constants.W_OK);
  }
  const folder = path.dirname(target);
  makeFolder(folder);
  const temporary = path.join(folder, newTemporaryName());
  try {
    const descriptor = openNew(temporary, old === undefined ? 0o666 : old.mode & 0o777);
    try {
      if (old !== undefined) keepOwner(descriptor, old);
      const length = fill(descriptor);
      if (synced) fs.fsyncSync(descriptor);
      if (fs.fstatSync(descriptor).size !== length) {
        throw new FileProblem(message('files.reason.full'));
      }
    } finally {
      fs.closeSync(descriptor);
    }
    patiently(target, () => fs.renameSync(temporary, target));
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
  if (synced) syncFolder(folder);
}

/**
 * Creates a file.
 *
 * @throws if there is a file or a link of that name already.
 */
export function openNew(file: string, mode?: number): number {
  const { O_WRONLY, O_CREAT, O_EXCL } = fs.constants;
  return fs.openSync(
    file,
    O_WRONLY |
      O_CREAT |
      // Security: A temporary file is new, so that no link leads it elsewhere.
      O_EXCL,
    mode,
  );
}

/** A name that {@link sweepTemporaryFiles} removes if a killed process leaves the file. */
export function newTemporaryName(): string {
  return `.digit-duels-${process.pid}-${randomBytes(6).toString('hex')}.tmp`;
}

/** Removes the temporary files and folders of killed processes from a folder. */
export function sweepTemporaryFiles(folder: string): void {
  const began = Date.now() - process.uptime() * 1000;
  for (const name of namesIn(folder)) {
    // Security: Nothing is removed but temporary files of our own.
    if (!temporaryName.test(name)) continue;
    const file = path.join(folder, name);
    try {
      // Another process may be writing a younger one.
      if (fs.lstatSync(file).mtimeMs < began) fs.rmSync(file, { recursive: true });
    } catch {
      // It does no harm, and the next start tries again.
    }
  }
}

/** Writes all bytes. A disk that is nearly full takes a part, without an error. */
export function writeAll(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) {
    const count = fs.writeSync(descriptor, bytes, written, bytes.length - written);
    if (count === 0) throw new FileProblem(message('files.reason.full'));
    written += count;
  }
}

function keepOwner(descriptor: number, { mode, uid, gid }: fs.Stats): void {
  try {
    fs.fchmodSync(descriptor, mode & 0o7777);
    fs.fchownSync(descriptor, uid, gid);
  } catch {
    // Only a superuser may change the owner, and not every disk has owners.
  }
}

/**
 * Replaces or opens a file, again if need be: Windows refuses while another program, such as a virus scanner, has it open.
 *
 * @throws FileProblem if it stays open.
 */
function patiently<T>(file: string, work: () => T): T {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const passing = process.platform === 'win32' && ['EPERM', 'EACCES', 'EBUSY'].includes(code);
      if (!passing) throw error;
      if (attempt === 10) throw new FileProblem(inUse(file));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10 * attempt);
    }
  }
}

/** Syncs a folder; otherwise a power cut may bring the old file back. Windows can't open folders. */
function syncFolder(folder: string): void {
  try {
    const descriptor = fs.openSync(folder, 'r');
    try {
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  } catch {
    // The file is whole all the same.
  }
}
