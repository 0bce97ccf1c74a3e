// Makes a pretended Electron for tests of the packages: everything electron-builder looks at, and on
// Linux an executable that runs the packed program on the stand-in.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../../common/paths.mjs';

const here = inRoot('build', 'packaging', 'pretend');

/**
 * @param {string} states a letter for each fuse: 1 is on, 0 off
 * @returns {string} the fuses as they are in Electron's binary, in Latin-1
 */
export function fuseWire(states) {
  return `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001${String.fromCharCode(states.length)}${states}`;
}

/** The fuses as Electron ships them. */
const shipped = fuseWire('101100011');

/**
 * @param {string} folder where it is made
 * @param {import('../configuration.mjs').System} system
 * @returns {string} a folder that passes for an unpacked Electron
 */
export function makePretendElectron(folder, system) {
  const home = path.join(folder, `electron-${system}`);
  /** @param {Record<string, string>} files contents by path */
  const write = (files) => {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
      fs.writeFileSync(path.join(home, file), text, { mode: 0o755 });
    }
  };
  const words = { LICENSE: 'Electron', 'LICENSES.chromium.html': 'Chromium', version: '0.0.0' };
  const locales = { 'locales/de.pak': '', 'locales/en-US.pak': '' };
  if (system === 'mac') {
    write({ ...words, ...macApp() });
  } else if (system === 'win') {
    write({ ...words, ...locales, 'resources/default_app.asar': '' });
    fs.writeFileSync(path.join(home, 'electron.exe'), windowsProgram());
    fs.appendFileSync(path.join(home, 'electron.exe'), shipped, 'latin1');
  } else {
    write({ ...words, ...locales, 'chrome-sandbox': '', 'resources/default_app.asar': '' });
    fs.copyFileSync(path.join(here, 'electron'), path.join(home, 'electron'));
    // The script ends before it.
    fs.appendFileSync(path.join(home, 'electron'), shipped, 'latin1');
    fs.mkdirSync(path.join(home, 'standin'));
    fs.copyFileSync(path.join(here, 'run-packed.mjs'), path.join(home, 'standin/run-packed.mjs'));
    fs.copyFileSync(inRoot('dist/standin/boot.cjs'), path.join(home, 'standin/boot.cjs'));
  }
  return home;
}

/** @returns {Record<string, string>} a macOS app with Electron's helper apps */
function macApp() {
  const contents = 'Electron.app/Contents';
  const helpers = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map(
    (kind) => `Electron Helper${kind}`,
  );
  return {
    [`${contents}/Info.plist`]: plist('Electron', allowsArbitraryLoads),
    [`${contents}/Resources/default_app.asar`]: '',
    [`${contents}/MacOS/Electron`]: '',
    [`${contents}/Resources/electron.icns`]: '',
    [`${contents}/Resources/en.lproj/locale`]: '',
    [`${contents}/Frameworks/Electron Framework.framework/Electron Framework`]: shipped,
    [`${contents}/Frameworks/Electron Framework.framework/Versions/A/Resources/en.lproj/locale.pak`]:
      '',
    ...Object.fromEntries(
      helpers.flatMap((name) => {
        const app = `${contents}/Frameworks/${name}.app/Contents`;
        return [
          [`${app}/Info.plist`, plist(name)],
          [`${app}/MacOS/${name}`, ''],
        ];
      }),
    ),
  };
}

/** A program that does nothing but accepts an icon and a version, like Electron's. */
function windowsProgram() {
  const { NtExecutable, NtExecutableResource, Resource } = createRequire(
    inRoot('node_modules/app-builder-lib/'),
  )('resedit');
  const executable = NtExecutable.createEmpty(false, false);
  const resource = NtExecutableResource.from(executable);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resource.entries);
  resource.outputResource(executable);
  return Buffer.from(executable.generate());
}

const allowsArbitraryLoads =
  '<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>\n';

/**
 * @param {string} name
 * @param {string} [more] entries
 */
function plist(name, more = '') {
  return `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleName</key><string>${name}</string>
<key>CFBundleIdentifier</key><string>com.github.Electron</string>
${more}</dict></plist>
`;
}
