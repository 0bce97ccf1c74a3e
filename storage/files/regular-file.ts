import fs from 'node:fs';
import path from 'node:path';
import { message } from '../../words/message.ts';
import { FileProblem } from './reason.ts';

/** What is read of a file at once. */
const chunkBytes = 64 * 1024;

/**
 * Opens a regular file to read it, and nothing else: a pipe or a device might never end, or act on being
 * opened.
 *
 * @returns what `read` makes of it; nothing where there is no such file.
 * @throws where it is something else, or can't be read.
 */
export function withRegularFile<T>(
  file: string,
  read: (descriptor: number, bytes: number) => T,
): T | undefined {
  const found = statIfThere(file);
  if (found === undefined) return undefined;
  refuseIrregular(found);
  // What was a file a moment ago may be a pipe by now.
  const descriptor = fs.openSync(file, fs.constants.O_RDONLY | nonBlocking);
  try {
    const opened = fs.fstatSync(descriptor);
    refuseIrregular(opened);
    return read(descriptor, opened.size);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** What a path leads to, through links; nothing where there is none. */
export function statIfThere(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @throws FileProblem where something is no regular file, saying what it is. */
export function refuseIrregular(found: fs.Stats): void {
  if (found.isFile()) return;
  throw new FileProblem(
    found.isDirectory() ? message('files.reason.folder') : message('files.reason.not-regular'),
  );
}

/**
 * The file that a path leads to, through links, be it there yet or not.
 *
 * @throws where links lead in a circle.
 */
export function targetOf(file: string): string {
  try {
    return fs.realpathSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const link = linkAt(file);
  return link === undefined ? file : targetOf(path.resolve(path.dirname(file), link));
}

function linkAt(file: string): string | undefined {
  try {
    return fs.readlinkSync(file);
  } catch {
    return undefined;
  }
}

/** The parts of an open file, one after another. */
export function* chunksOf(descriptor: number): Generator<Buffer> {
  for (;;) {
    const chunk = Buffer.allocUnsafe(chunkBytes);
    const length = fs.readSync(descriptor, chunk, 0, chunkBytes, null);
    if (length === 0) return;
    yield chunk.subarray(0, length);
  }
}

/** Windows has no such flag, and no pipes among its files. */
const nonBlocking = (fs.constants as Partial<typeof fs.constants>).O_NONBLOCK ?? 0;
