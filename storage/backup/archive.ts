import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile as Unpacked } from 'yauzl';
import { ZipFile } from 'yazl';
import { message } from '../../words/message.ts';
import { FileProblem } from '../files/reason.ts';

/** The largest archive, and the most that may be in one, in megabytes. */
export const mostMegabytes = 256;

/** The most files in an archive. */
const mostFiles = 100_000;

/** Packs files by name into a zip archive. @throws FileProblem if it would be too large to be read again. */
export async function pack(files: ReadonlyMap<string, Buffer>, made: Date): Promise<Buffer> {
  const zip = new ZipFile();
  const sum = [...files.values()].reduce((bytes, file) => bytes + file.length, 0);
  if (sum > mostMegabytes * 2 ** 20 || files.size > mostFiles) throw tooLarge();
  for (const [name, file] of files) zip.addBuffer(file, name, { mtime: made });
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * Unpacks a zip archive in memory: nothing is written, and a link in it is refused.
 *
 * @param mostOf - the most bytes of a file; undefined if there may be none of that name.
 * @throws FileProblem with the reason why it can't be used.
 */
export async function unpack(
  archive: Buffer,
  mostOf: (name: string) => number | undefined,
): Promise<Map<string, Buffer>> {
  try {
    // Names stay bytes, since they are compared with those that we know.
    const options = { lazyEntries: true, decodeStrings: false, autoClose: false };
    const zip = await fromBufferPromise(archive, options);
    const files = new Map<string, Buffer>();
    for (const [name, entry] of await entriesIn(zip, mostOf)) {
      const file = await buffer(await zip.openReadStreamPromise(entry));
      if (crc32(file) !== entry.crc32) throw new Error(`The checksum of ${name} is wrong.`);
      files.set(name, file);
    }
    return files;
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(message('backup.reason.damaged'));
  }
}

/** The entries of an archive by name, if all of them may be unpacked. @throws FileProblem */
async function entriesIn(
  zip: Unpacked,
  mostOf: (name: string) => number | undefined,
): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let left = mostMegabytes * 2 ** 20;
  // Security, held by backup.test.ts: An archive with too many files is not unpacked.
  if (zip.entryCount > mostFiles) throw tooLarge();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString();
    const most = mostOf(name);
    // Security, held by backup.test.ts: What no backup has is not unpacked, such as a path that leads elsewhere.
    if (most === undefined) throw new FileProblem(message('backup.reason.foreign', { name }));
    // Security, held by backup.test.ts: A link in an archive is refused.
    if (isSymbolicLink(entry)) throw new FileProblem(message('backup.reason.link', { name }));
    if (entries.has(name)) throw new FileProblem(message('backup.reason.twice', { name }));
    left -= entry.uncompressedSize;
    // Security, held by backup.test.ts: An archive unpacks to no more than a limit.
    if (left < 0 || entry.uncompressedSize > most) throw tooLarge();
    entries.set(name, entry);
  }
  return entries;
}

/** Whether an entry is a link, by the file mode that Unix notes. */
function isSymbolicLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

function tooLarge(): FileProblem {
  return new FileProblem(
    message('backup.reason.too-large', { most: mostMegabytes, files: mostFiles }),
  );
}
