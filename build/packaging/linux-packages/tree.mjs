// Lays out the files of a package below a folder as they will be on the machine.
import fs from 'node:fs';
import path from 'node:path';
import { inTemporaryFolder } from '../../common/temporary-folder.mjs';
import { setFileTimes } from '../file-times.mjs';

/**
 * @param {import('./arguments.mjs').FileToPack[]} files
 * @param {(folders: { tree: string, work: string }) => Promise<void>} pack makes a package of the folder
 *   `tree`, with room for more in the folder `work`
 */
export async function inTree(files, pack) {
  await inTemporaryFolder(async (work) => {
    const tree = path.join(work, 'tree');
    fs.mkdirSync(tree);
    for (const { from, to } of files) {
      const target = path.join(tree, to);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.cpSync(from, target, { recursive: true, verbatimSymlinks: true });
    }
    setModes(tree);
    setFileTimes(tree);
    await pack({ tree, work });
  });
}

/**
 * Sets modes independent of the umask of the build: everyone may read, only the owner may write.
 *
 * @param {string} tree
 */
function setModes(tree) {
  fs.chmodSync(tree, 0o755);
  for (const entry of fs.readdirSync(tree, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || (fs.statSync(file).mode & 0o100) !== 0;
    fs.chmodSync(file, runs ? 0o755 : 0o644);
  }
}

/**
 * @param {string} tree
 * @returns {string[]} the paths of everything except folders, in a stable order
 */
export function filesOf(tree) {
  return pathsOf(tree, (entry) => !entry.isDirectory());
}

/**
 * @param {string} tree
 * @returns {string[]} the paths of its folders, in a stable order
 */
export function foldersOf(tree) {
  return pathsOf(tree, (entry) => entry.isDirectory());
}

/**
 * @param {string} tree
 * @param {(entry: fs.Dirent) => boolean} wanted
 */
function pathsOf(tree, wanted) {
  return fs
    .readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter(wanted)
    .map((entry) => path.relative(tree, path.join(entry.parentPath, entry.name)))
    .sort();
}
