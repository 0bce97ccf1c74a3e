/**
 * A table as CSV (RFC 4180), as spreadsheets read it: texts that a spreadsheet would compute are marked as text.
 *
 * @param decimal - the mark in decimals. A spreadsheet that has a comma there splits cells by semicolons.
 */
export function csvOf(rows: readonly Row[], decimal = '.'): string {
  return rows.map((row) => `${rowWith(row, decimal)}\r\n`).join('');
}

type Row = readonly (string | number | boolean)[];

/** A row of such a table, without its end. */
export function csvRow(row: Row): string {
  return rowWith(row, '.');
}

function rowWith(row: Row, decimal: string): string {
  return row.map((value) => cell(value, decimal)).join(decimal === ',' ? ';' : ',');
}

function cell(value: Row[number], decimal: string): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value !== 'string') return String(value);
  // Security: A name that begins like a formula is no formula in a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
