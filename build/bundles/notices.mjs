// Lists the packages that are really in the bundles, with their licences: as a text that ships with the
// program, as a CycloneDX bill of materials, and as data for the licences dialog.
import fs from 'node:fs';
import { inRoot } from '../common/paths.mjs';
import { UserError } from '../common/say.mjs';
import { librariesOf } from './libraries.mjs';

/**
 * @typedef {object} Library
 * @property {string} name
 * @property {string} version
 * @property {string} licence as SPDX names it
 * @property {string} text of the licence
 * @property {string | undefined} [integrity] of the package's archive, as npm writes it
 */

/** @param {readonly string[]} targets whose libraries are listed; all must be built */
export function writeNotices(targets) {
  const folders = [...new Set(targets.flatMap(librariesOf))].sort();
  const lock = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  const read = (/** @type {string} */ folder) => readLibrary(folder, lock[folder]?.integrity);
  const own = readLibrary('.', undefined);
  const libraries = folders.map(read);
  const electron = read('node_modules/electron');
  fs.mkdirSync(inRoot('dist', 'notices'), { recursive: true });
  write('notices/THIRD-PARTY-NOTICES.txt', noticesOf([...libraries, electron]));
  write('notices/sbom.cdx.json', `${JSON.stringify(bomOf(own, libraries, electron), null, 2)}\n`);
  const shown = ['name', 'version', 'licence', 'text'];
  write('renderer/licences.json', JSON.stringify([own, ...libraries], shown));
}

/**
 * @param {string} file in dist
 * @param {string} text
 */
function write(file, text) {
  fs.writeFileSync(inRoot('dist', file), text);
}

/**
 * Reads what a package says of itself.
 *
 * @param {string} folder relative to the root
 * @param {string} [integrity]
 * @returns {Library}
 * @throws {UserError} if it has no licence
 */
export function readLibrary(folder, integrity) {
  const manifest = JSON.parse(fs.readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  const file = fs
    .readdirSync(inRoot(folder))
    .find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  if (file === undefined) throw new UserError(`${manifest.name} comes without its licence.`);
  const text = fs.readFileSync(inRoot(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const licence = manifest.license ?? licenceNamed(text);
  if (licence === undefined) throw new UserError(`${manifest.name} doesn't name its licence.`);
  const { name, productName = name, version } = manifest;
  return { name: folder === '.' ? productName : name, version, licence, text, integrity };
}

/** @param {string} text of a licence */
function licenceNamed(text) {
  return text.startsWith('MIT License') ? 'MIT' : undefined;
}

/** What the notices of the program say of those that aren't listed. */
const ofChromium = 'Chromium, which Electron\ncontains, lists its own in LICENSES.chromium.html.\n';

/**
 * @param {Library[]} libraries
 * @param {string} [more] a sentence on works that are not listed
 */
export function noticesOf(libraries, more = ofChromium) {
  const rule = '='.repeat(78);
  const parts = libraries.map(
    ({ name, version, licence, text }) =>
      `${rule}\n${name} ${version} (${licence})\n${rule}\n\n${text}\n`,
  );
  return `Digit Duels contains the works of others that are listed here. ${more}
${parts.join('\n')}`;
}

/**
 * @param {Library} own the program itself
 * @param {Library[]} libraries
 * @param {Library} electron
 * @returns {object} without a serial number or a time, so that the same program gives the same text
 */
export function bomOf(own, libraries, electron) {
  const components = [
    ...libraries.map((library) => component('library', library)),
    component('framework', electron),
  ];
  const program = { type: 'application', 'bom-ref': 'digit-duels', ...described(own) };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: program },
    components,
    dependencies: [
      { ref: program['bom-ref'], dependsOn: components.map((each) => each['bom-ref']) },
    ],
  };
}

/**
 * @param {'library' | 'framework'} type
 * @param {Library} library
 */
function component(type, library) {
  const purl = `pkg:npm/${library.name.replace('@', '%40')}@${library.version}`;
  return { type, 'bom-ref': purl, ...described(library), purl, ...hashes(library) };
}

/** @param {Library} library */
function described({ name, version, licence }) {
  return { name, version, licenses: [{ license: { id: licence } }] };
}

/** @param {Library} library */
function hashes({ integrity }) {
  if (integrity === undefined) return {};
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return { hashes: [{ alg: 'SHA-512', content }] };
}
