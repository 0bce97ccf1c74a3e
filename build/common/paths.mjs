import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, whatever the working directory is. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** @param {string[]} segments */
export function inRoot(...segments) {
  return path.join(root, ...segments);
}
