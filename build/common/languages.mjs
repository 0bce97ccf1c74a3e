import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} root the folder that holds `words`
 * @returns {string[]} the languages that have a folder, English first
 */
export function languagesPresent(root) {
  const folders = fs.readdirSync(path.join(root, 'words'), { withFileTypes: true });
  const names = folders.filter((each) => each.isDirectory()).map(({ name }) => name);
  return ['en', ...names.filter((name) => name !== 'en').sort()];
}
