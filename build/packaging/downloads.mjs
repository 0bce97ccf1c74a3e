// The file names of a release's downloads.
import { releaseTargets } from './pack-targets.mjs';

/** @typedef {import('./pack-targets.mjs').Architecture} Architecture */

/** electron-builder's names of a processor in file names, where they follow a format's custom. */
const archNames = /** @type {Record<string, Record<Architecture, string>>} */ ({
  deb: { x64: 'amd64', arm64: 'arm64' },
  rpm: { x64: 'x86_64', arm64: 'aarch64' },
  AppImage: { x64: 'x86_64', arm64: 'arm64' },
});

/** The file endings that differ from the format's name. */
const endings = /** @type {Record<string, string>} */ ({
  nsis: '-setup.exe',
  portable: '-portable.exe',
});

/**
 * @param {string} version
 * @param {import('./configuration.mjs').System} system
 * @param {string} format
 * @param {Architecture} arch
 * @returns {string} the name of a download
 */
export function downloadName(version, system, format, arch) {
  const processor = archNames[format]?.[arch] ?? arch;
  return `digit-duels-${version}-${system}-${processor}${endings[format] ?? `.${format}`}`;
}

/**
 * @param {string} version
 * @returns {string[]} the names of all downloads of a release
 */
export function downloadsOf(version) {
  return releaseTargets().flatMap(({ system, formats, arches }) =>
    formats.flatMap((format) => arches.map((arch) => downloadName(version, system, format, arch))),
  );
}
