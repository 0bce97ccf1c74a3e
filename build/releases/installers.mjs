// Installs a package of this machine's system as users do.
import fs from 'node:fs';
import path from 'node:path';
import { run } from '../common/process.mjs';
import { UserError } from '../common/say.mjs';
import { downloadName } from '../packaging/downloads.mjs';

/**
 * @typedef {object} Installed
 * @property {string} from the download that it came from
 * @property {string} command what starts it
 * @property {string} folder all that it consists of
 * @property {string} executable the program in that folder
 * @property {() => Promise<void>} remove
 */

/**
 * @typedef {object} Place
 * @property {string} release the folder of the downloads
 * @property {string} version
 * @property {string} temporary a folder that is thrown away
 */

/**
 * @param {Place} place
 * @returns {Promise<Installed>}
 * @throws {UserError} if an installer fails
 */
export function install(place) {
  if (process.platform === 'darwin') return installImage(place);
  return process.platform === 'win32' ? installSetup(place) : installDeb(place);
}

/**
 * @param {Place} place
 * @param {import('../packaging/configuration.mjs').System} system
 * @param {string} format
 * @returns {string} the download for the processor of this machine
 * @throws {UserError} if it wasn't made
 */
export function downloadFor({ release, version }, system, format) {
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
  const file = path.join(release, downloadName(version, system, format, arch));
  if (!fs.existsSync(file)) throw new UserError(`${file} is not there. Run: npm run package`);
  return file;
}

/** @param {Place} place */
async function installDeb(place) {
  const from = downloadFor(place, 'linux', 'deb');
  await apt('install', '--yes', from);
  const folder = '/opt/digit-duels';
  return {
    from,
    command: '/usr/bin/digit-duels',
    folder,
    executable: path.join(folder, 'digit-duels'),
    remove: () => apt('purge', '--yes', 'digit-duels'),
  };
}

/** @param {string[]} args */
async function apt(...args) {
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env=DEBIAN_FRONTEND'];
  await must([...rights, 'apt-get', ...args], {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/** @param {Place} place */
async function installSetup(place) {
  const from = downloadFor(place, 'win', 'nsis');
  await must([from, '/S']);
  // Installed for the current user, in a folder named as in package.json.
  const folder = path.join(process.env.LOCALAPPDATA ?? '', 'Programs', 'digit-duels');
  const executable = path.join(folder, 'Digit Duels.exe');
  if (!fs.existsSync(executable)) throw new UserError(`${from} did not install ${executable}.`);
  return {
    from,
    command: executable,
    folder,
    executable,
    remove: () => must([path.join(folder, 'Uninstall Digit Duels.exe'), '/S']),
  };
}

/** @param {Place} place */
async function installImage(place) {
  const from = downloadFor(place, 'mac', 'dmg');
  const mounted = path.join(place.temporary, 'mounted');
  const folder = path.join(place.temporary, 'Digit Duels.app');
  fs.mkdirSync(mounted);
  await must(['hdiutil', 'attach', '-nobrowse', '-readonly', '-mountpoint', mounted, from]);
  await must(['ditto', path.join(mounted, 'Digit Duels.app'), folder]);
  await must(['hdiutil', 'detach', mounted]);
  const executable = path.join(folder, 'Contents', 'MacOS', 'Digit Duels');
  return { from, command: executable, folder, executable, remove: async () => {} };
}

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 */
async function must([command = '', ...args], env = process.env) {
  const status = await run(command, args, { stdin: 'ignore', stdout: 'stderr', env });
  if (status !== 0) throw new UserError(`${command} ${args.join(' ')} ended with ${status}.`);
}
