// The sources of the program, as checks that read them find them.
import fs from 'node:fs';
import path from 'node:path';

/** Tests, and what helps them. */
const tests = /\.(test|bench|spec)\.ts$|\/testing(-[\w-]+)?(\.ts$|\/)|\/specs\//;

/**
 * @param {string} root
 * @param {readonly string[]} folders of the root; one that is not there has no sources
 * @returns {string[]} all sources in them but tests, as paths from the root, with slashes
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
