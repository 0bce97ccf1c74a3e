import fs from 'node:fs';
import path from 'node:path';
import { message } from '../../words/message.ts';
import { replaceWhole, writeAll } from './atomic-write.ts';
import { FileProblem } from './reason.ts';
import { chunksOf, withRegularFile } from './regular-file.ts';

/** The largest file to copy, in megabytes. */
const mostMegabytes = 256;

/**
 * Keeps a copy of a broken file beside it under another name, so that nothing is lost. A file with an equal copy isn't copied
 * again.
 *
 * @param now - the time for the copy's name.
 * @returns the copy's name.
 * @throws if the file can't be read, or the copy can't be written.
 */
export function keepBeside(file: string, now: Date): string {
  const kept = withRegularFile(file, (descriptor, bytes) => {
    // Security: A copy of a broken file is limited.
    if (bytes > mostMegabytes * 2 ** 20) {
      throw new FileProblem(message('files.reason.too-large', { most: mostMegabytes }));
    }
    const { dir, name, ext } = path.parse(file);
    const copies = fs.readdirSync(dir).filter((other) => other.startsWith(`${name}.invalid-`));
    const known = copies.find((copy) => hasSameContent(path.join(dir, copy), file));
    if (known !== undefined) return known;
    const stamp = now.toISOString().replace(/[:.]/g, '-');
    const copy = freeName(dir, `${name}.invalid-${stamp}`, ext);
    replaceWhole(path.join(dir, copy), (target) => copyAll(descriptor, target));
    return copy;
  });
  if (kept === undefined) throw new FileProblem(message('files.reason.missing'));
  return kept;
}

function freeName(folder: string, name: string, extension: string): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name + extension : `${name}-${count}${extension}`;
    if (!fs.existsSync(path.join(folder, candidate))) return candidate;
  }
}

function copyAll(from: number, to: number): number {
  let length = 0;
  for (const chunk of chunksOf(from)) {
    writeAll(to, chunk);
    length += chunk.length;
  }
  return length;
}

/** Whether two files have the same bytes; false if one of them can't be read. */
export function hasSameContent(file: string, another: string): boolean {
  try {
    const same = withRegularFile(file, (one, length) =>
      withRegularFile(another, (other, bytes) => length === bytes && equal(one, other)),
    );
    return same === true;
  } catch {
    return false;
  }
}

function equal(one: number, other: number): boolean {
  const others = chunksOf(other);
  for (const chunk of chunksOf(one)) {
    const { value } = others.next() as IteratorResult<Buffer, undefined>;
    if (value === undefined || !chunk.equals(value)) return false;
  }
  return others.next().done === true;
}
