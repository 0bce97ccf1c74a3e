// The security measures, each marked where it is in the code:
//
//   // Security 17: A message is parsed before it is used.
//
// The number is that of Electron's checklist (https://www.electronjs.org/docs/latest/tutorial/security); measures beyond it have
// none. The test is the one beside the file, or "Security 17, held by other.test.ts". What follows the mark is what is
// taken away (`weaken.mjs`). "Security 15, never `code`" marks an absence: the code is put there instead.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { UserError } from '../common/say.mjs';
import { weakened } from './weaken.mjs';

/**
 * @typedef {object} Measure
 * @property {number | undefined} item its number in Electron's checklist
 * @property {string} rule
 * @property {string} file
 * @property {string} test the file whose tests must fail without it
 * @property {string} without the text of the file without it
 */

const mark =
  /^[ \t]*(?:\/\/|#|\*) Security(?: (\d+))?(?:, held by (\S+))?(?:, never `([^`]+)`)?: (.+)$/gm;

const folders = ['electron', 'storage', 'build/packaging', '.github'];

/** @returns {Measure[]} in the order of the checklist; those beyond it come last, by their files */
export function markedMeasures() {
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.(ts|mjs|yml)$/.test(file) && !file.endsWith('.test.ts'))
      .sort(),
  );
  const measures = files.flatMap((file) => measuresIn(file, fs.readFileSync(inRoot(file), 'utf8')));
  return measures.sort(({ item: one = beyond }, { item: other = beyond }) => one - other);
}

/** Where measures beyond the checklist are sorted. */
const beyond = 100;

/**
 * @param {string} file
 * @param {string} text
 * @returns {Measure[]}
 * @throws {UserError} if a mark has no test, or nothing after it can be taken away
 */
export function measuresIn(file, text) {
  return [...text.matchAll(mark)].map((found) => {
    const [whole, item, heldBy, never, rule = ''] = found;
    const test = path.posix.join(
      path.posix.dirname(file),
      heldBy ?? path.posix.basename(file).replace(/\.\w+$/, '.test.ts'),
    );
    const end = found.index + whole.length;
    const without =
      never === undefined
        ? weakened(file, text, end)
        : `${text.slice(0, end)}\n${never}${text.slice(end)}`;
    if (without === undefined) {
      throw new UserError(`${file}: what follows "${rule}" can't be taken away.`);
    }
    return { item: item === undefined ? undefined : Number(item), rule, file, test, without };
  });
}
