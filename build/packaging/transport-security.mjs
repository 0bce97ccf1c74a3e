import fs from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../common/paths.mjs';

/**
 * Lets macOS apply its own rules to connections (App Transport Security), although the program makes
 * none. Electron's Info.plist allows arbitrary connections, and electron-builder sets that again after
 * `extendInfo`.
 *
 * @param {string} file the Info.plist of an unsigned app
 */
export function secureTransport(file) {
  const { parse, build } = createRequire(inRoot('node_modules/app-builder-lib/'))('plist');
  const info = parse(fs.readFileSync(file, 'utf8'));
  delete info.NSAppTransportSecurity;
  fs.writeFileSync(file, build(info));
}
