import fs from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * The script of a package's command, to run with Node: unlike the one in `.bin`, it is the same on every
 * platform and needs no shell.
 *
 * @param {string} packageName
 * @param {string} [command] if the package has several
 */
export function tool(packageName, command = packageName) {
  const folder = inRoot('node_modules', packageName);
  const { bin } = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8'));
  return inRoot('node_modules', packageName, typeof bin === 'string' ? bin : bin[command]);
}
