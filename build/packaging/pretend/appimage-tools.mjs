// The tools that electron-builder would download for an AppImage: Debian's own, and a runtime that only
// our tests can do with.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../common/paths.mjs';
import { whereIs } from '../../machine/path.mjs';

/** The file system begins behind it, where AppImage's own runtime would end. */
const runtimeSize = 4096;

/**
 * @param {string} folder where they are put together
 * @returns {string} their folder
 */
export function makeAppImageTools(folder) {
  const home = path.join(folder, 'appimage-tools');
  fs.mkdirSync(path.join(home, 'runtimes'), { recursive: true });
  for (const command of ['mksquashfs', 'desktop-file-validate']) {
    fs.symlinkSync(whereIs(command) ?? command, path.join(home, command));
  }
  const script = fs.readFileSync(inRoot('build/packaging/pretend/appimage-runtime.sh'));
  const padding = Buffer.alloc(runtimeSize - script.length, '\n');
  for (const arch of ['x64', 'arm64']) {
    fs.mkdirSync(path.join(home, 'lib', arch), { recursive: true });
    fs.writeFileSync(
      path.join(home, 'runtimes', `runtime-${arch}`),
      Buffer.concat([script, padding]),
    );
  }
  return home;
}
