import { parseOptions } from '../../common/options.mjs';
import { UserError } from '../../common/say.mjs';

/**
 * @typedef {object} Wanted a package, as fpm's arguments ask for it
 * @property {'deb' | 'rpm'} type
 * @property {string} name
 * @property {string} version
 * @property {string} architecture as the type calls it
 * @property {string} summary one line
 * @property {string} description
 * @property {string} maintainer
 * @property {string} vendor
 * @property {string} url
 * @property {string} license
 * @property {string} category
 * @property {string[]} depends
 * @property {string} afterInstall a script's file
 * @property {string} afterRemove a script's file
 * @property {FileToPack[]} files
 * @property {string} output the package's file
 */

/** @typedef {{ from: string, to: string }} FileToPack a file or folder, and where it is installed */

/** The options that electron-builder passes; any other option throws instead of being ignored. */
const options = /** @type {const} */ ({
  s: { type: 'string', short: 's' },
  t: { type: 'string', short: 't' },
  d: { type: 'string', short: 'd', multiple: true },
  force: { type: 'boolean' },
  debug: { type: 'boolean' },
  log: { type: 'string' },
  architecture: { type: 'string' },
  'after-install': { type: 'string' },
  'after-remove': { type: 'string' },
  description: { type: 'string' },
  version: { type: 'string' },
  package: { type: 'string' },
  name: { type: 'string' },
  maintainer: { type: 'string' },
  vendor: { type: 'string' },
  url: { type: 'string' },
  category: { type: 'string', default: 'default' },
  license: { type: 'string' },
  'deb-priority': { type: 'string' },
  'deb-compression': { type: 'string' },
  'rpm-summary': { type: 'string' },
  'rpm-os': { type: 'string' },
  'rpm-compression': { type: 'string' },
});

/**
 * @param {string[]} args of fpm
 * @returns {Wanted}
 * @throws {UserError} if one is missing
 */
export function argumentsOf(args) {
  const { values, positionals } = parseOptions({ args, options, allowPositionals: true });
  /** @param {Exclude<keyof typeof options, 'd' | 'force' | 'debug'>} name */
  const text = (name) => {
    const value = values[name];
    if (value === undefined) throw new UserError(`A package needs --${name}.`);
    return value;
  };
  const type = text('t');
  if (type !== 'deb' && type !== 'rpm') throw new UserError(`No package of type ${type} is made.`);
  const { summary, description } = described(text('description'), values['rpm-summary']);
  return {
    type,
    summary,
    description,
    name: text('name'),
    version: text('version'),
    architecture: text('architecture'),
    maintainer: text('maintainer'),
    vendor: text('vendor'),
    url: text('url'),
    license: text('license'),
    category: text('category'),
    depends: values.d ?? [],
    afterInstall: text('after-install'),
    afterRemove: text('after-remove'),
    files: positionals.map(fileToPack),
    output: text('package'),
  };
}

/**
 * Splits off the summary. For a deb, it is the description's first line.
 *
 * @param {string} text
 * @param {string} [summary]
 */
function described(text, summary) {
  if (summary !== undefined) return { summary, description: text };
  const [first = '', ...rest] = text.trim().split('\n');
  return { summary: first.trim(), description: rest.join('\n').trim() };
}

/**
 * @param {string} mapping `from=to`
 * @returns {FileToPack}
 */
function fileToPack(mapping) {
  const at = mapping.lastIndexOf('=');
  return { from: mapping.slice(0, at), to: mapping.slice(at + 1) };
}
