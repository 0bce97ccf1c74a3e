// Collects what is published from the packages of all systems.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { UserError } from '../common/say.mjs';
import { downloadsOf } from '../packaging/downloads.mjs';
import { notesOf } from './notes.mjs';

/**
 * @typedef {object} Released
 * @property {string} version
 * @property {string} changes what CHANGELOG.md says of it
 * @property {string} sbom the file that lists what is in the program
 */

/**
 * Writes the checksums and the release notes.
 *
 * @param {string} folder that holds the downloads
 * @param {Released} released
 * @returns {string[]} the names of the published files that have a checksum
 * @throws {UserError} if a download is missing, empty or unknown
 */
export function collect(folder, { version, changes, sbom }) {
  const downloads = downloadsOf(version);
  refuseOthers(folder, downloads);
  const list = `digit-duels-${version}.cdx.json`;
  fs.copyFileSync(sbom, path.join(folder, list));
  const names = [...downloads, list].sort();
  const sums = names.map((name) => `${digestOf(path.join(folder, name))}  ${name}\n`);
  fs.writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''));
  fs.writeFileSync(path.join(folder, 'NOTES.md'), notesOf(version, changes));
  return names;
}

/**
 * @param {string} ref the branch or tag that a workflow runs for
 * @param {string} version
 * @throws {UserError} if a tag names a different version from the packed one
 */
export function refuseOtherTag(ref, version) {
  if (ref !== `v${version}`) {
    throw new UserError(`The tag is ${ref}, but package.json says ${version}.`);
  }
}

/**
 * @param {string} folder
 * @param {string[]} downloads
 */
function refuseOthers(folder, downloads) {
  const present = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith('digit-duels-'))
    .map(({ name }) => name)
    // Leftovers of incremental updates, which we don't offer, and what collecting writes itself.
    .filter((name) => !name.endsWith('.blockmap') && !name.endsWith('.cdx.json'));
  const missing = downloads.filter((name) => !present.includes(name));
  const unknown = present.filter((name) => !downloads.includes(name));
  const empty = present.filter((name) => fs.statSync(path.join(folder, name)).size === 0);
  const faults = [
    ...(missing.length === 0 ? [] : [`lacks ${missing.join(', ')}`]),
    ...(unknown.length === 0 ? [] : [`should not have ${unknown.join(', ')}`]),
    ...(empty.length === 0 ? [] : [`has nothing in ${empty.join(', ')}`]),
  ];
  if (faults.length > 0) throw new UserError(`The release ${faults.join(', and ')}.`);
}

/** @param {string} file */
function digestOf(file) {
  return crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}
