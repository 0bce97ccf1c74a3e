import fs from 'node:fs';
import type { SolvedRow } from './solve-combination.ts';

/** The file of the rows that are solved: a line for each, so that whatever stops the program costs no more than one. */
export interface RowsFile {
  /** What was solved before, by code. */
  readonly solved: ReadonlyMap<number, SolvedRow>;
  append(rows: readonly SolvedRow[]): void;
}

/**
 * Opens the file. A line that was not written to its end is left out, and so is everything that was solved
 * for other axes, whose numbers would mean something else.
 *
 * @param axes - what the codes were made with, as text.
 */
export function openRows(file: string, axes: string): RowsFile {
  const known = new Map<number, SolvedRow>();
  const solved: ReadonlyMap<number, SolvedRow> = known;
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [head, ...lines] = whole.split('\n');
  if (head === axes) {
    for (const row of lines.flatMap(rowOf)) known.set(row.code, row);
    // What a kill has left of a line would be the beginning of the next one.
    if (whole !== text) fs.truncateSync(file, Buffer.byteLength(whole));
  } else {
    fs.writeFileSync(file, `${axes}\n`);
  }
  return {
    solved,
    append(rows) {
      fs.appendFileSync(file, rows.map((row) => `${lineOf(row)}\n`).join(''));
      for (const row of rows) known.set(row.code, row);
    },
  };
}

function lineOf(row: SolvedRow): string {
  const { code, start, longest, reachable, win, lose, critical, game, milliseconds } = row;
  return [code, start, longest, reachable, win, lose, critical, game, milliseconds.toFixed(2)].join(
    ' ',
  );
}

function rowOf(line: string): SolvedRow[] {
  const words = line.split(' ');
  if (words.length !== 9) return [];
  const number = (at: number): number => Number(words[at]);
  return [
    {
      code: number(0),
      start: number(1),
      longest: number(2),
      reachable: number(3),
      win: number(4),
      lose: number(5),
      critical: number(6),
      game: words[7] ?? '',
      milliseconds: number(8),
    },
  ];
}
