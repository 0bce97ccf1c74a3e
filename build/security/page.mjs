// docs/security.md has a row for every measure; this writes it.
import { measures } from './measures.mjs';

/** @returns {string} the table of docs/security.md */
export function securityTable() {
  const rows = measures.map(
    ({ item, rule, file, test }) => `| ${item} | ${rule} | \`${file}\` | \`${test}\` |`,
  );
  return ['| item | rule | file | test |', '| ---: | --- | --- | --- |', ...rows].join('\n');
}
