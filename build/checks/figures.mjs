// Prints the program's size in one line: lines and files by folder, duplicates, and how many files an
// addition touches.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { capture } from '../common/process.mjs';
import { projectFiles } from '../common/project-files.mjs';
import { inTemporaryFolder } from '../common/temporary-folder.mjs';
import { tool } from '../common/tool.mjs';

/** File endings of code, tests included; catalogues, tables and pages don't count. */
const code = ['ts', 'mjs', 'cjs', 'js', 'svelte', 'css', 'html', 'cpp'];

/** @returns {Promise<string>} one line */
export async function figures() {
  const files = (await projectFiles()).filter((file) =>
    code.some((end) => file.endsWith(`.${end}`)),
  );
  const folders = [...new Set(files.map(folderOf))];
  const sizes = folders.map(
    (folder) => `${folder} ${sizeOf(files.filter((file) => folderOf(file) === folder))}`,
  );
  return `Lines/files: ${sizes.join(', ')}, all ${sizeOf(files)}. ${await duplicates()} ${touched()}`;
}

/** @param {string} file */
function folderOf(file) {
  return file.includes('/') ? file.split('/', 1)[0] : 'root';
}

/** @param {readonly string[]} files */
function sizeOf(files) {
  const lines = files.map((file) => fs.readFileSync(inRoot(file), 'utf8').split('\n').length - 1);
  return `${lines.reduce((sum, each) => sum + each, 0)}/${files.length}`;
}

/** Duplicated code of at least five lines and 50 tokens. */
async function duplicates() {
  return inTemporaryFolder(async (folder) => {
    const options = ['--reporters', 'json', '--output', folder, '--format', formats.join()];
    const { output } = await capture(process.execPath, [tool('jscpd'), ...options, inRoot()]);
    const report = path.join(folder, 'jscpd-report.json');
    if (!fs.existsSync(report)) return `Duplicates unknown: ${output.trim()}`;
    const { clones, duplicatedLines } = JSON.parse(fs.readFileSync(report, 'utf8')).statistics
      .total;
    return `Duplicates: ${duplicatedLines} lines in ${clones} places.`;
  });
}

const formats = ['typescript', 'javascript', 'svelte', 'css', 'markup', 'cpp'];

/** How many files each kind of addition touches, as tried out for docs/developing.md. */
function touched() {
  const page = fs.readFileSync(inRoot('docs', 'developing.md'), 'utf8');
  const counts = [...page.matchAll(/^## A new (.+)\n\nTried with [^:]*: (\d+) files/gm)];
  return `Files touched by a new ${counts.map(([, what, count]) => `${what} ${count}`).join(', ')}.`;
}
