import fs from 'node:fs';
import path from 'node:path';

/** Files of an unpacked Electron that only developers need; electron-builder copies them, too. */
const leftovers = [
  'version',
  'resources/default_app.asar',
  'Electron.app/Contents/Resources/default_app.asar',
];

/** @param {string} folder a copy of the downloaded Electron, for any system */
export function removeLeftovers(folder) {
  for (const file of leftovers) fs.rmSync(path.join(folder, file), { force: true });
}
