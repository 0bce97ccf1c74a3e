import fs from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../common/paths.mjs';

/**
 * Lets macOS apply its own rules to connections (App Transport Security), of which the program makes none.
 * Electron's file allows arbitrary ones, and electron-builder sets that again after `extendInfo`.
 *
 * @param {string} file the Info.plist of an app that isn't signed yet
 */
export function secureTransport(file) {
  const { parse, build } = createRequire(inRoot('node_modules/app-builder-lib/'))('plist');
  const info = parse(fs.readFileSync(file, 'utf8'));
  delete info.NSAppTransportSecurity;
  fs.writeFileSync(file, build(info));
}
