import fs from 'node:fs';
import path from 'node:path';
import { message } from '../../words/message.ts';
import { FileProblem } from './reason.ts';

/** The bytes of a file to read at once. */
const chunkBytes = 64 * 1024;

/**
 * Opens a file to read it, if it is a regular one: a pipe or a device might never end, or react to being opened.
 *
 * @returns the result of `read`; undefined if there is no such file.
 * @throws if it isn't a regular file, or can't be read.
 */
export function withRegularFile<T>(
  file: string,
  read: (descriptor: number, bytes: number) => T,
): T | undefined {
  const found = statIfThere(file);
  if (found === undefined) return undefined;
  // Security, held by text-file.test.ts: Pipes and devices are never opened: they might never end, or react to it.
  refuseIrregular(found);
  const descriptor = fs.openSync(
    file,
    fs.constants.O_RDONLY |
      // Security: A pipe that takes a file's place in between is opened without waiting for its other end.
      nonBlocking,
  );
  try {
    const opened = fs.fstatSync(descriptor);
    // Security: What has taken a file's place in between is not read.
    refuseIrregular(opened);
    return read(descriptor, opened.size);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** The status of the file at a path, through links; undefined if there is none. */
export function statIfThere(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @throws FileProblem if it isn't a regular file. */
export function refuseIrregular(found: fs.Stats): void {
  if (found.isFile()) return;
  throw new FileProblem(
    found.isDirectory() ? message('files.reason.folder') : message('files.reason.not-regular'),
  );
}

/**
 * The file that a path leads to, through links, whether it exists or not.
 *
 * @throws if links lead in a circle.
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

/** The parts of an open file in order. */
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
