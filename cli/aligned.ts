/** Rows as lines, their columns below one another and a little to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    ['', ...row.map((cell, column) => cell.padEnd(width(column)))].join('  ').trimEnd(),
  );
}
