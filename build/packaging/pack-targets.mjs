// What is packed for which system.
import { UserError } from '../common/say.mjs';

/** @typedef {import('./configuration.mjs').System} System */
/** @typedef {'x64' | 'arm64'} Architecture */
/** @typedef {{ system: System, formats: string[], arches: Architecture[] }} Targets what is made for a system */

/** @type {Architecture[]} */
const arches = ['x64', 'arm64'];

/** @type {Record<System, string[]>} */
const formats = {
  linux: ['tar.xz', 'AppImage', 'deb', 'rpm'],
  mac: ['dmg', 'zip'],
  win: ['nsis', 'portable'],
};

/** What can be made without a system's own tools: a dmg takes macOS, an installer NSIS. */
const pretended = { linux: formats.linux, mac: ['zip'], win: ['dir'] };

/**
 * @param {string[]} names of formats or of a system; none for all of the system this is
 * @param {NodeJS.Platform} [platform]
 * @returns {Targets[]}
 */
export function realTargets(names, platform = process.platform) {
  const wanted = names.length === 0 ? formats[systemOf(platform)] : chosen(names, formats);
  return systemsOf(wanted, formats, arches);
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
 * @param {string[]} names of formats or systems, or `all`; none for a deb
 * @returns {Targets[]} for one architecture, since another would hold the same
 */
export function pretendTargets(names) {
  const every = Object.values(pretended).flat();
  const wanted = names.includes('all')
    ? every
    : chosen(names.length === 0 ? ['deb'] : names, pretended);
  return systemsOf(wanted, pretended, ['x64']);
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
