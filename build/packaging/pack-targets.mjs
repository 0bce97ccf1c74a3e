// The package formats of each system.
import { UserError } from '../common/say.mjs';
import { whereIs } from '../machine/path.mjs';

/** @typedef {import('./configuration.mjs').System} System */
/** @typedef {'x64' | 'arm64'} Architecture */
/** @typedef {{ system: System, formats: string[], arches: Architecture[] }} Targets what is made for a system */

/** @type {Architecture[]} */
const everyArch = ['x64', 'arm64'];

/** @type {Record<System, string[]>} */
const formats = {
  linux: ['tar.xz', 'AppImage', 'deb', 'rpm'],
  mac: ['dmg', 'zip'],
  win: ['nsis', 'portable'],
};

/** The formats that can be made on Linux; a dmg needs macOS. */
const pretended = { ...formats, mac: ['zip'] };

/** The commands that a pretended package needs, and the Debian packages that provide them. */
const commands = /** @type {Record<string, Record<string, string>>} */ ({
  deb: { 'dpkg-deb': 'dpkg', rpmbuild: 'rpm' },
  rpm: { 'dpkg-deb': 'dpkg', rpmbuild: 'rpm' },
  AppImage: { mksquashfs: 'squashfs-tools', 'desktop-file-validate': 'desktop-file-utils' },
  'tar.xz': { '7z': 'p7zip-full' },
  zip: { '7z': 'p7zip-full' },
  nsis: { makensis: 'nsis', '7z': 'p7zip-full' },
  portable: { makensis: 'nsis', '7z': 'p7zip-full' },
});

/**
 * @param {string[]} names formats or a system; all formats of the current system by default
 * @param {string[]} [arches] names of processors; all by default
 * @param {NodeJS.Platform} [platform]
 * @returns {Targets[]}
 */
export function realTargets(names, arches = everyArch, platform = process.platform) {
  const wanted = names.length === 0 ? formats[systemOf(platform)] : chosen(names, formats);
  return systemsOf(wanted, formats, archesNamed(arches));
}

/** @returns {Targets[]} everything that a release consists of */
export function releaseTargets() {
  return systemsOf(Object.values(formats).flat(), formats, everyArch);
}

/**
 * @param {NodeJS.Platform} platform
 * @returns {System}
 */
export function systemOf(platform) {
  if (platform === 'darwin') return 'mac';
  return platform === 'win32' ? 'win' : 'linux';
}

/**
 * @param {string[]} names of formats or systems, or `all`; a deb by default
 * @param {string[]} [arches] only one by default, since the packages of others contain the same
 * @returns {Targets[]}
 */
export function pretendTargets(names, arches = ['x64']) {
  const every = Object.values(pretended).flat();
  const wanted = names.includes('all')
    ? every
    : chosen(names.length === 0 ? ['deb'] : names, pretended);
  refuseWithoutTools(wanted);
  return systemsOf(wanted, pretended, archesNamed(arches));
}

/** @param {string[]} wanted */
function refuseWithoutTools(wanted) {
  const needed = wanted.flatMap((format) => Object.entries(commands[format] ?? {}));
  const missing = needed.filter(([command]) => whereIs(command) === undefined);
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  throw new UserError(`This takes more than there is here. On Debian: apt-get install ${packages}`);
}

/**
 * @param {string[]} names
 * @returns {Architecture[]}
 */
function archesNamed(names) {
  return names.map((name) => {
    const arch = everyArch.find((each) => each === name);
    if (arch !== undefined) return arch;
    throw new UserError(`Nothing is packed for "${name}". There are: ${everyArch.join(', ')}.`);
  });
}

/**
 * @param {string[]} names
 * @param {Record<System, string[]>} known
 * @returns {string[]} formats
 */
function chosen(names, known) {
  return names.flatMap((name) => {
    if (name in known) return known[/** @type {System} */ (name)];
    const format = Object.values(known)
      .flat()
      .find((each) => each.toLowerCase() === name.toLowerCase());
    if (format !== undefined) return [format];
    const all = [...Object.keys(known), ...Object.values(known).flat()].join(', ');
    throw new UserError(`Nothing can be packed as "${name}". There are: ${all}.`);
  });
}

/**
 * @param {string[]} wanted
 * @param {Record<System, string[]>} known
 * @param {Architecture[]} arches
 * @returns {Targets[]}
 */
function systemsOf(wanted, known, arches) {
  return /** @type {System[]} */ (Object.keys(known))
    .map((system) => ({
      system,
      arches,
      formats: known[system].filter((format) => wanted.includes(format)),
    }))
    .filter((targets) => targets.formats.length > 0);
}
