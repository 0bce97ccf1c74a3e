// Starts a packed program as Electron does: unpacks resources/app.asar and runs it on the stand-in next
// to this file.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** @typedef {{ offset: string, size: number }} PackedFile */
/** @typedef {{ files: Record<string, PackedFile | PackedFolder> }} PackedFolder */

const archive = path.join(import.meta.dirname, '..', 'resources', 'app.asar');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-packed-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
unpack();
process.env.ELECTRON_STANDIN_PROGRAM = folder;
createRequire(import.meta.url)(path.join(import.meta.dirname, 'boot.cjs'));

function unpack() {
  const bytes = fs.readFileSync(archive);
  // Four numbers: the second is the length of the header up to the first file, the fourth the length of
  // the list of files.
  const start = 8 + bytes.readUInt32LE(4);
  const list = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12)));
  unpackInto(folder, list);

  /**
   * @param {string} place
   * @param {PackedFolder} packed
   */
  function unpackInto(place, { files }) {
    fs.mkdirSync(place, { recursive: true });
    for (const [name, entry] of Object.entries(files)) {
      const target = path.join(place, name);
      if ('files' in entry) unpackInto(target, entry);
      else {
        const offset = start + Number(entry.offset);
        fs.writeFileSync(target, bytes.subarray(offset, offset + entry.size));
      }
    }
  }
}
