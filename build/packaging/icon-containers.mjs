// The icon files of Windows and macOS, which hold all sizes as PNG.

/** @typedef {{ size: number, png: Buffer }} Picture of so many pixels a side */

/**
 * macOS's type for each size; the last four are for high-resolution screens, and others shrink them. Types of
 * 16, 32 and 64 pixels for other screens (icp4, icp5, icp6) are missing: bundles show their PNG as noise.
 */
const icnsTypes = /** @type {const} */ ([
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
]);

/** One byte holds the side, and 0 means the largest. */
const largestInIco = 256;

/**
 * @param {Picture[]} pictures pictures that are too large are left out
 * @returns {Buffer} an .ico file
 */
export function icoOf(pictures) {
  const fitting = pictures.filter(({ size }) => size <= largestInIco);
  const directory = Buffer.alloc(6 + 16 * fitting.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(fitting.length, 4);
  let offset = directory.length;
  fitting.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    directory.writeUInt8(size % largestInIco, entry);
    directory.writeUInt8(size % largestInIco, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...fitting.map(({ png }) => png)]);
}

/**
 * @param {Picture[]} pictures
 * @returns {Buffer} an .icns file
 */
export function icnsOf(pictures) {
  const chunks = icnsTypes.flatMap(([type, size]) => {
    const picture = pictures.find((each) => each.size === size);
    return picture === undefined ? [] : [chunk(type, picture.png)];
  });
  return chunk('icns', Buffer.concat(chunks));
}

/**
 * @param {string} type four letters
 * @param {Buffer} content
 */
function chunk(type, content) {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
}
