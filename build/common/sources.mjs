// Lists the program's sources, for checks that read them.
import fs from 'node:fs';
import path from 'node:path';

/** Tests and their helpers. */
const tests = /\.(test|bench|spec)\.ts$|\/testing(-[\w-]+)?(\.ts$|\/)|\/specs\//;

/**
 * @param {string} root
 * @param {readonly string[]} folders below the root; missing ones are skipped
 * @returns {string[]} all sources in them except tests, as paths from the root with slashes
 */
export function sourcesIn(root, folders) {
  return folders
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file).split(path.sep).join('/')),
    )
    .filter((file) => /\.(ts|cts|mjs|svelte)$/.test(file) && !tests.test(file))
    .sort();
}
