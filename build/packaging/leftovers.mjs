import fs from 'node:fs';
import path from 'node:path';

/** What an unpacked Electron has for those who develop with it; electron-builder leaves it in a copy of one. */
const leftovers = [
  'version',
  'resources/default_app.asar',
  'Electron.app/Contents/Resources/default_app.asar',
];

/** @param {string} folder a copy of Electron as it is downloaded, for any system */
export function removeLeftovers(folder) {
  for (const file of leftovers) fs.rmSync(path.join(folder, file), { force: true });
}
