import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} command
 * @returns {string | undefined} the file that the shell would run
 */
export function whereIs(command) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find((file) => fs.existsSync(file));
}
