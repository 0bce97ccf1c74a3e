import fs from 'node:fs';

/** The state of the search for a table: what the next pass starts from. */
export interface Progress {
  readonly table: Float64Array;
  readonly passes: number;
}

/** Saves the progress atomically. */
export function saveProgress(file: string, { table, passes }: Progress): void {
  const unfinished = `${file}.new`;
  fs.writeFileSync(unfinished, Float64Array.from([passes, ...table]));
  fs.renameSync(unfinished, file);
}

/** Reads what {@link saveProgress} wrote; undefined if there is none. */
export function loadProgress(file: string): Progress | undefined {
  if (!fs.existsSync(file)) return undefined;
  const bytes = Uint8Array.from(fs.readFileSync(file));
  const numbers = new Float64Array(bytes.buffer);
  return { passes: numbers[0] ?? 0, table: numbers.slice(1) };
}
