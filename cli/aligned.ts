import { printable } from '../words/foreign-text.ts';

/** Rows as indented lines with aligned columns. */
export function aligned(texts: readonly (readonly string[])[]): string[] {
  const rows = texts.map((row) => row.map(printable));
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    ['', ...row.map((cell, column) => cell.padEnd(width(column)))].join('  ').trimEnd(),
  );
}
