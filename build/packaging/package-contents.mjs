// Checks that a package contains the built program, complete and nothing else.
import fs from 'node:fs';
import path from 'node:path';
import { pages, program } from '../bundles/targets.mjs';
import { inRoot } from '../common/paths.mjs';
import { UserError, say } from '../common/say.mjs';

/** The files without which the program doesn't run. */
const essential = [
  'dist/main/main.js',
  'dist/analyst/worker.cjs',
  'dist/preload/preload.cjs',
  ...pages().map((page) => `dist/renderer/${page}.html`),
  'dist/renderer/licences.json',
  'dist/menu/menu-lines.js',
  'dist/cli/main.js',
  'dist/cli/search.cjs',
  'package.json',
];

/**
 * @param {string} resources the folder of a packed program that holds app.asar
 * @throws {UserError} naming the files that are missing or unexpected
 */
export async function checkPackage(resources) {
  const { listPackage } = await import('@electron/asar');
  const archive = path.join(resources, 'app.asar');
  const packed = listPackage(archive, { isPack: false })
    .map((file) => file.replaceAll('\\', '/').replace(/^\//, ''))
    // Folders are listed too.
    .filter((file, _, all) => !all.some((other) => other.startsWith(`${file}/`)));
  const { missing, unexpected } = compareContents(packed, [...essential, ...builtFiles()]);
  if (missing.length > 0 || unexpected.length > 0) {
    throw new UserError(
      `${archive} lacks [${missing.join(', ')}] and should not have [${unexpected.join(', ')}].`,
    );
  }
  say(`Packed ${packed.length} files, exactly those that were built: ${archive}`);
}

/**
 * @param {string[]} packed
 * @param {string[]} wanted
 */
export function compareContents(packed, wanted) {
  return {
    missing: [...new Set(wanted)].filter((file) => !packed.includes(file)),
    unexpected: packed.filter((file) => !wanted.includes(file)),
  };
}

/** @returns {string[]} the built program's files without source maps, which only developers need */
function builtFiles() {
  return program.flatMap((name) =>
    fs
      .readdirSync(inRoot('dist', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
      .map((entry) => path.relative(inRoot(), path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/')),
  );
}
