import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { capture } from '../../common/process.mjs';
import { UserError } from '../../common/say.mjs';
import { setFileTimes, sourceDate } from '../file-times.mjs';
import { filesOf } from './tree.mjs';

/** @param {import('./arguments.mjs').Wanted} wanted */
export function makeDeb(wanted) {
  return async (/** @type {{ tree: string }} */ { tree }) => {
    const files = filesOf(tree);
    const control = path.join(tree, 'DEBIAN');
    fs.mkdirSync(control);
    fs.writeFileSync(path.join(control, 'control'), controlOf(wanted, sizeOf(tree, files)));
    fs.writeFileSync(path.join(control, 'md5sums'), sums(tree, files));
    fs.copyFileSync(wanted.afterInstall, path.join(control, 'postinst'));
    fs.copyFileSync(wanted.afterRemove, path.join(control, 'postrm'));
    for (const script of ['postinst', 'postrm']) fs.chmodSync(path.join(control, script), 0o755);
    setFileTimes(control);
    const env = { ...process.env, SOURCE_DATE_EPOCH: String(sourceDate()) };
    const args = ['--root-owner-group', '-Zxz', '--build', tree, wanted.output];
    const { status, output } = await capture('dpkg-deb', args, { env });
    if (status !== 0) throw new UserError(`dpkg-deb failed:\n${output}`);
  };
}

/**
 * @param {import('./arguments.mjs').Wanted} wanted
 * @param {number} kibibytes installed
 * @returns {string} the control file of dpkg and apt
 */
export function controlOf(wanted, kibibytes) {
  const fields = {
    Package: wanted.name,
    Version: wanted.version,
    License: wanted.license,
    Vendor: wanted.vendor,
    Architecture: wanted.architecture,
    Maintainer: wanted.maintainer,
    'Installed-Size': String(kibibytes),
    Depends: wanted.depends.join(', '),
    Section: wanted.category,
    Priority: 'optional',
    Homepage: wanted.url,
    Description: [wanted.summary, ...folded(wanted.description)].join('\n'),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/**
 * @param {string} description
 * @returns {string[]} the continuation lines of a field; an empty line would end it
 */
function folded(description) {
  return description === '' ? [] : description.split('\n').map((line) => ` ${line.trim() || '.'}`);
}

/**
 * @param {string} tree
 * @param {string[]} files
 */
function sizeOf(tree, files) {
  const bytes = files.map((file) => fs.lstatSync(path.join(tree, file)).size);
  return bytes.reduce((sum, size) => sum + Math.ceil(size / 1024), 0);
}

/**
 * @param {string} tree
 * @param {string[]} files
 * @returns {string} the checksums with which dpkg verifies the installed files
 */
function sums(tree, files) {
  return files
    .filter((file) => fs.lstatSync(path.join(tree, file)).isFile())
    .map((file) => {
      const content = fs.readFileSync(path.join(tree, file));
      return `${crypto.createHash('md5').update(content).digest('hex')}  ${file}\n`;
    })
    .join('');
}
