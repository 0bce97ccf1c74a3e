import fs from 'node:fs';
import { textOfShard } from '../common/shard.ts';
import type { SolvedRow } from './solve-combination.ts';

/** The file of solved rows: one line each, so that an interruption costs at most one. */
export interface RowsFile {
  /** The rows solved before, by code. */
  readonly solved: ReadonlyMap<number, SolvedRow>;
  append(rows: readonly SolvedRow[]): void;
}

/**
 * Opens the file. Drops an incomplete last line, and all rows if they were solved for other axes, since
 * their codes would mean something else.
 *
 * @param axes - the axes of the codes, as text.
 */
export function openRows(file: string, axes: string): RowsFile {
  const known = new Map<number, SolvedRow>();
  const solved: ReadonlyMap<number, SolvedRow> = known;
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const { whole, rows } = readRows(text, axes);
  if (rows !== undefined) {
    for (const row of rows) known.set(row.code, row);
    // Otherwise the next line would be appended to an incomplete one.
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

/**
 * Reads the rows of other files, such as those of shards.
 *
 * @throws RangeError if one can't be read, or was solved for other axes.
 */
export function rowsIn(files: readonly string[], axes: string): SolvedRow[] {
  return files.flatMap((file) => {
    const { rows } = readRows(textOfShard(file), axes);
    if (rows === undefined) throw new RangeError(`${file} was solved for other settings.`);
    return rows;
  });
}

/** Refuses to join shards that don't have all rows. @throws RangeError saying how many are missing */
export function requireAll(codes: readonly number[], rows: readonly SolvedRow[]): void {
  const solved = new Set(rows.map(({ code }) => code));
  const missing = codes.filter((code) => !solved.has(code)).length;
  if (missing === 0) return;
  throw new RangeError(
    `${missing} of the ${codes.length} combinations are in none of the files: a shard is missing or was stopped. ` +
      `Run it again, it continues where it was stopped; then join the files of all shards.`,
  );
}

/** The rows of a text, undefined if they were solved for other axes; and the text up to its last whole line. */
function readRows(text: string, axes: string) {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [head, ...lines] = whole.split('\n');
  return { whole, rows: head === axes ? lines.flatMap(rowOf) : undefined };
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
