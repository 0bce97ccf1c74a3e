// The table of the measures in docs/security.md, which `npm run security -- --write` writes.
import fs from 'node:fs';
import { inRoot } from '../common/paths.mjs';

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
  const { format, resolveConfig } = await import('prettier');
  const text = fs
    .readFileSync(document, 'utf8')
    .replace(/^\| +item \|.*\n(\|.*\n)+/m, () => tableOf(measures));
  const style = await resolveConfig(document);
  fs.writeFileSync(document, await format(text, { ...style, filepath: document }));
}
