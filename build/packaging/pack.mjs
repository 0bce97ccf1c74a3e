// Packs the built program with electron-builder.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { UserError } from '../common/say.mjs';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';
import { whereIs } from '../machine/path.mjs';
import { configurationFor } from './configuration.mjs';
import { downloadName } from './downloads.mjs';
import { sourceDate } from './file-times.mjs';
import { systemOf } from './pack-targets.mjs';
import { makeAppImageTools } from './pretend/appimage-tools.mjs';
import { makeNsisTools } from './pretend/nsis-tools.mjs';
import { makePretendElectron } from './pretend/pretend-electron.mjs';
import { refuseUnusableKeys, removeEmptyKeys } from './signing.mjs';
import { stageProgram, writeReference } from './stage.mjs';

/** @typedef {import('./pack-targets.mjs').Targets} Targets */
/** @typedef {import('./pack-targets.mjs').Architecture} Architecture */
/** @typedef {import('./configuration.mjs').System} System */
/** @typedef {import('electron-builder').Configuration} Configuration */

/**
 * @typedef {{ pretend: true, output?: string } | { electron: string, output?: string }} Around what is packed
 *   around: Electron's binary as it is installed for this machine, or one of our own making; and where it
 *   goes, `release` by default
 */

/**
 * @param {Targets[]} all
 * @param {Around} around
 */
export async function pack(all, around) {
  removeEmptyKeys(process.env);
  if (all.some(({ system }) => system === 'mac')) refuseUnusableKeys(process.env);
  stageProgram();
  setTools();
  if (all.some(({ system }) => system === 'linux')) writeReference();
  await inTemporaryFolder(async (folder) => {
    for (const { system, formats, arches } of all) {
      for (const arch of arches) {
        const electron =
          'pretend' in around
            ? pretence(fs.mkdtempSync(path.join(folder, `${system}-${arch}-`)), system)
            : installed(around.electron, { system, arch });
        await packFor({ system, formats, arch }, electron, around.output);
      }
    }
  });
}

/**
 * @typedef {object} Electron what is packed around
 * @property {string} home where its licences are
 * @property {Partial<Configuration>} configuration that takes it
 */

/**
 * @param {{ system: System, formats: string[], arch: Architecture }} target
 * @param {Electron} electron
 * @param {string} [output]
 */
async function packFor({ system, formats, arch }, electron, output) {
  const { Arch, Platform, build } = await import('electron-builder');
  const platform = { linux: Platform.LINUX, mac: Platform.MAC, win: Platform.WINDOWS }[system];
  const config = configurationFor(system);
  const { home, configuration } = electron;
  const packing = build({
    publish: 'never',
    targets: platform.createTarget(formats, Arch[arch]),
    config: {
      ...config,
      ...configuration,
      mac: { ...config.mac, extraResources: licencesBeside(home) },
      directories: { ...config.directories, ...(output !== undefined && { output }) },
    },
  });
  const made = await packing.catch((/** @type {unknown} */ error) => {
    const reason = networkFailure(error);
    if (reason === undefined) throw error;
    throw new UserError(
      `Packing ${formats.join(', ')} for ${system} on ${arch} lacks what electron-builder could not download: ${reason}`,
    );
  });
  refuseOtherNames(made, { system, formats, arch });
}

/**
 * @param {string[]} made the files of the packages
 * @param {{ system: System, formats: string[], arch: Architecture }} target
 * @throws {UserError} if one doesn't have the name by which it is released
 */
function refuseOtherNames(made, { system, formats, arch }) {
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const names = made.map((file) => path.basename(file));
  const missing = formats
    .map((format) => downloadName(version, system, format, arch))
    .filter((name) => !names.includes(name));
  if (missing.length === 0) return;
  throw new UserError(`Packing made ${names.join(', ')}, but not ${missing.join(', ')}.`);
}

/**
 * @param {unknown} error
 * @returns {string | undefined} its first line, if the network failed
 */
function networkFailure(error) {
  const text = String(error);
  const failed = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|fetch failed|getaddrinfo|Response code/.test(
    text,
  );
  return failed ? text.split('\n')[0] : undefined;
}

/**
 * On macOS Electron's licences are next to its app, where packing would miss them.
 *
 * @param {string} home
 */
function licencesBeside(home) {
  return [
    { from: path.join(home, 'LICENSE'), to: 'LICENSE.electron.txt' },
    { from: path.join(home, 'LICENSES.chromium.html'), to: 'LICENSES.chromium.html' },
  ];
}

/**
 * The installed Electron is for one system and processor; electron-builder downloads the others.
 *
 * @param {string} binary
 * @param {{ system: System, arch: Architecture }} target
 * @returns {Electron}
 */
function installed(binary, { system, arch }) {
  const inApp = binary.indexOf('Electron.app');
  const home = inApp < 0 ? path.dirname(binary) : binary.slice(0, inApp);
  const fits = system === systemOf(process.platform) && arch === process.arch;
  return { home, configuration: fits ? { electronDist: home } : {} };
}

/**
 * @param {string} folder
 * @param {System} system
 * @returns {Electron}
 */
function pretence(folder, system) {
  if (system === 'linux') process.env.APPIMAGE_TOOLS_PATH = makeAppImageTools(folder);
  if (system === 'win') Object.assign(process.env, makeNsisTools(folder));
  const home = makePretendElectron(folder, system);
  return { home, configuration: { electronDist: home } };
}

/** Makes electron-builder use the system's tools, if installed, instead of downloading them. */
function setTools() {
  process.env.SOURCE_DATE_EPOCH = String(sourceDate());
  const sevenZip = whereIs('7z');
  if (process.platform !== 'linux') return;
  if (sevenZip !== undefined) process.env.ELECTRON_BUILDER_7ZIP_PATH ??= sevenZip;
  if (whereIs('dpkg-deb') !== undefined && whereIs('rpmbuild') !== undefined) {
    process.env.CUSTOM_FPM_PATH ??= inRoot('build/packaging/linux-packages/make-package.mjs');
  }
}
