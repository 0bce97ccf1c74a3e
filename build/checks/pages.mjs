// Finds what pages name that isn't there: files, links and commands.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { projectFiles } from '../common/project-files.mjs';

/** A file, perhaps without the first folders of its path. */
const file = /^(?:[\w.-]+\/)*[\w.-]+\.(?:ts|mjs|cjs|js|svelte|css|cpp|html|md)$/;

/** Built, of a library, or made up. */
const elsewhere = /^(?:dist|release|node_modules)\/|\.d\.ts$/;

/**
 * Finds files, folders and npm scripts that a page names and that aren't there. Pages of the rules are for players.
 *
 * @returns {Promise<string[]>} one sentence for each fault
 */
export async function faultsOfPages() {
  const files = await projectFiles();
  const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  return files
    .filter((name) => name.endsWith('.md') && !name.startsWith('docs/rules/'))
    .flatMap((page) => {
      const text = fs.readFileSync(inRoot(page), 'utf8');
      return missingIn(text, path.posix.dirname(page), {
        files,
        scripts: Object.keys(scripts),
      }).map((missing) => `${page} names ${missing}, which isn’t there.`);
    });
}

/**
 * @param {string} text of a page
 * @param {string} folder of the page
 * @param {{ files: readonly string[], scripts: readonly string[] }} there
 */
export function missingIn(text, folder, { files, scripts }) {
  const isFile = (/** @type {string} */ name) =>
    files.some((each) => each === name || each.endsWith(`/${name.replace(/^(?:\.\.\/)+/, '')}`));
  const isPlace = (/** @type {string} */ name) =>
    files.some((each) => each === name || each.startsWith(`${name.replace(/\/$/, '')}/`));
  /** A path from the root: its first folder is there. */
  const isPath = (/** @type {string} */ code) =>
    /^[\w-]+(?:\/[\w.-]+)+\/?$/.test(code) && isPlace(code.split('/', 1)[0] ?? '');
  const codes = matches(text, /`([^`\n]+)`/g);
  const links = matches(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
  return [
    ...codes
      .filter((code) => (file.test(code) || isPath(code)) && !elsewhere.test(code))
      .filter((code) => !isFile(code) && !isPlace(code)),
    ...links.filter((link) => !isPlace(path.posix.join(folder, link))),
    ...matches(text, /`npm run ([\w-]+)/g)
      .filter((script) => !scripts.includes(script))
      .map((script) => `npm run ${script}`),
  ];
}

/**
 * @param {string} text
 * @param {RegExp} pattern with one group
 */
function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
