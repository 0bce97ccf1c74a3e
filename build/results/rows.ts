import fs from 'node:fs';
import path from 'node:path';

/** A row of a page in docs/results. */
export interface Row {
  readonly page: string;
  /** What computes it, such as `losing-targets 13`. */
  readonly command: string;
  /** What the page says. */
  readonly result: string;
}

/** All rows of the pages, in order: those of tables whose last column is a command, with the result before it. */
export function rowsIn(root: string): Row[] {
  const folder = path.join(root, 'docs', 'results');
  const pages = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  return pages.toSorted().flatMap((page) => {
    const text = fs.readFileSync(path.join(folder, page), 'utf8');
    return [...text.matchAll(/^\|.*\| +([^|]+?) +\| `([^`]+)` +\|$/gm)].map(
      ([, result = '', command = '']) => ({ page, command, result }),
    );
  });
}
