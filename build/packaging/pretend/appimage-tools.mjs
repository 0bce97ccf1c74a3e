// The tools that electron-builder would download for an AppImage: Debian's own, and a runtime that
// suffices only for our tests.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../common/paths.mjs';
import { whereIs } from '../../machine/path.mjs';

/** The size in bytes of the script in place of AppImage's runtime; the file system begins after it. */
const runtimeSize = 4096;

/**
 * @param {string} folder where to put the tools
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
