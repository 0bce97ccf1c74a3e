/** A table as CSV (RFC 4180), as spreadsheets read it: texts that a spreadsheet would compute are marked as text. */
export function csvOf(rows: readonly Row[]): string {
  return rows.map((row) => `${csvRow(row)}\r\n`).join('');
}

type Row = readonly (string | number | boolean)[];

/** A row of such a table, without its end. */
export function csvRow(row: Row): string {
  return row.map(cell).join(',');
}

function cell(value: Row[number]): string {
  if (typeof value !== 'string') return String(value);
  // Security: A name that begins like a formula is no formula in a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
