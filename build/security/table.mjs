// The table of the measures in docs/security.md, which `npm run security -- --write` writes.
import fs from 'node:fs';
import { inRoot } from '../common/paths.mjs';
import { run } from '../common/process.mjs';
import { tool } from '../common/tool.mjs';

/**
 * @param {import('./marks.mjs').Measure[]} measures
 * @returns {string} without the spaces that align its columns
 */
export function tableOf(measures) {
  const rows = measures.map(
    ({ item = '', rule, file, test }) => `| ${item} | ${rule} | \`${file}\` | \`${test}\` |`,
  );
  return ['| item | measure | file | test |', '| ---: | --- | --- | --- |', ...rows, ''].join('\n');
}

/**
 * Writes the table in the place of the one that is there.
 *
 * @param {import('./marks.mjs').Measure[]} measures
 */
export async function writeTable(measures) {
  const document = inRoot('docs', 'security.md');
  const text = fs
    .readFileSync(document, 'utf8')
    .replace(/^\| +item \|.*\n(\|.*\n)+/m, () => tableOf(measures));
  fs.writeFileSync(document, text);
  await run(process.execPath, [tool('oxfmt'), document]);
}
