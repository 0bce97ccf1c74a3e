import { message } from '../../words/message.ts';
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
  if (bytes === 'too many') {
    return { kind: 'unusable', reason: message('files.reason.too-large', { most }) };
  }
  return decoded(bytes);
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
