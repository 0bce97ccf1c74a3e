// What Electron does at its start, as far as a packed program notices: runs what is in resources/app.asar,
// here on the stand-in beside this file. The archive is unpacked for that.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const archive = path.join(__dirname, '..', 'resources', 'app.asar');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-packed-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
unpack();
process.env.ELECTRON_STANDIN_PROGRAM = folder;
require('./boot.cjs');

function unpack() {
  const bytes = fs.readFileSync(archive);
  // Four numbers, of which the second is the length of what follows up to the first file, and the fourth
  // that of the list of files.
  const start = 8 + bytes.readUInt32LE(4);
  const list = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12)));
  unpackInto(folder, list);

  function unpackInto(/** @type {string} */ place, /** @type {any} */ { files }) {
    fs.mkdirSync(place, { recursive: true });
    for (const [name, entry] of Object.entries(files)) {
      const target = path.join(place, name);
      if (entry.files !== undefined) unpackInto(target, entry);
      else {
        const offset = start + Number(entry.offset);
        fs.writeFileSync(target, bytes.subarray(offset, offset + entry.size));
      }
    }
  }
}
