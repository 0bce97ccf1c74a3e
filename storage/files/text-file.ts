import { message } from '../../words/message.ts';
import { FileProblem } from './reason.ts';
import { chunksOf, withRegularFile } from './regular-file.ts';
import type { TextFile } from './text.ts';

const mark = '\u{FEFF}';

/**
 * Reads a text in UTF-8.
 *
 * @param most - the largest file, in megabytes.
 * @throws if the file can't be read, or isn't a regular file.
 */
export function readText(file: string, most: number): TextFile {
  const bytes = withRegularFile(file, (descriptor) => bytesOf(descriptor, most * 2 ** 20));
  if (bytes === undefined) return { kind: 'missing' };
  return bytes === 'too many' ? tooLarge(most) : decoded(bytes);
}

/**
 * Reads a text in UTF-8 from a pipe, as far as it may be long.
 *
 * @param most - the longest text, in megabytes.
 */
export async function readPiped(
  chunks: AsyncIterable<Buffer | string>,
  most: number,
): Promise<TextFile> {
  const read: Buffer[] = [];
  let count = 0;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    count += bytes.length;
    // Security: A pipe that never ends is not read on.
    if (count > most * 2 ** 20) return tooLarge(most);
    read.push(bytes);
  }
  return decoded(Buffer.concat(read));
}

function tooLarge(most: number): TextFile {
  return { kind: 'unusable', reason: message('files.reason.too-large', { most }) };
}

/**
 * Reads the bytes of a file; undefined if it is missing.
 *
 * @param most - the largest file, in megabytes.
 * @throws if it can't be read, is larger, or isn't a regular file.
 */
export function readBytes(file: string, most: number): Buffer | undefined {
  const bytes = withRegularFile(file, (descriptor) => bytesOf(descriptor, most * 2 ** 20));
  if (bytes !== 'too many') return bytes;
  throw new FileProblem(message('files.reason.too-large', { most }));
}

/** Reads up to a number of bytes, since not every file has a known size. */
function bytesOf(descriptor: number, most: number): Buffer | 'too many' {
  const chunks: Buffer[] = [];
  let count = 0;
  for (const chunk of chunksOf(descriptor)) {
    count += chunk.length;
    // Security: No more is read than a limit, whatever size a file claims.
    if (count > most) return 'too many';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(bytes: Buffer): TextFile {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { kind: 'unusable', reason: message('files.reason.utf-16') };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith(mark)
      ? { kind: 'text', text: text.slice(mark.length), mark }
      : { kind: 'text', text, mark: '' };
  } catch {
    return { kind: 'unusable', reason: message('files.reason.not-utf-8') };
  }
}
