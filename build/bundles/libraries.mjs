// Finds the packages that have code or files in a built target. It asks the bundler, since a
// package.json lists what is installed, not what is used.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';

/** The bundler's own helper modules. */
const helpers = new Map([
  ['\0vite/', 'node_modules/vite'],
  ['\0rolldown/', 'node_modules/rolldown'],
]);

/**
 * @param {Set<string>} found receives the packages' folders, relative to the root
 * @returns {import('vite').Plugin}
 */
export function noteLibraries(found) {
  return {
    name: 'note-libraries',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        for (const source of sourcesOf(output)) {
          const folder = packageOf(source);
          if (folder !== undefined) found.add(folder);
        }
      }
    },
  };
}

/**
 * @param {import('vite').Rollup.OutputAsset | import('vite').Rollup.OutputChunk} output
 * @returns {string[]} the modules with code in it, or the file that it copies
 */
function sourcesOf(output) {
  if (output.type === 'asset') return output.originalFileNames;
  return Object.entries(output.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);
}

/**
 * @param {string} source a module's id or a file's path
 * @returns {string | undefined} the folder of its package, relative to the root
 */
export function packageOf(source) {
  const helper = [...helpers].find(([prefix]) => source.startsWith(prefix));
  if (helper !== undefined) return helper[1];
  const parts = source.replaceAll('\\', '/').replace(/\?.*$/, '').split('/');
  const at = parts.lastIndexOf('node_modules');
  if (at < 0) return undefined;
  const length = parts[at + 1]?.startsWith('@') ? 3 : 2;
  // Packages may contain nested packages.
  return parts.slice(parts.indexOf('node_modules'), at + length).join('/');
}

/**
 * @param {string} target
 * @param {Set<string>} found
 */
export function keepLibraries(target, found) {
  fs.mkdirSync(path.dirname(listOf(target)), { recursive: true });
  fs.writeFileSync(listOf(target), JSON.stringify([...found].sort()));
}

/**
 * @param {string} target that is built
 * @returns {string[]} the folders of the packages in it, relative to the root
 */
export function librariesOf(target) {
  return JSON.parse(fs.readFileSync(listOf(target), 'utf8'));
}

/**
 * @param {string} target
 * @returns {boolean} whether it has been built
 */
export function hasLibraries(target) {
  return fs.existsSync(listOf(target));
}

/** @param {string} target */
function listOf(target) {
  return inRoot('dist', '.libraries', `${target}.json`);
}
