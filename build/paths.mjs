import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder that holds package.json, whatever the working directory is. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} segments */
export function inRoot(...segments) {
  return path.join(root, ...segments);
}

/**
 * Whether this module is the script that Node was asked to run, rather than an import of one.
 *
 * @param {string} moduleUrl the module's `import.meta.url`
 */
export function isScript(moduleUrl) {
  const script = process.argv[1];
  return script !== undefined && pathToFileURL(fs.realpathSync(script)).href === moduleUrl;
}
