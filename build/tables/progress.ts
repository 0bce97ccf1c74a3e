import fs from 'node:fs';

/** Where the search for a table stands: what the next pass begins with. */
export interface Progress {
  readonly table: Float64Array;
  readonly passes: number;
}

/** Writes it whole or not at all, however the program ends. */
export function saveProgress(file: string, { table, passes }: Progress): void {
  const unfinished = `${file}.new`;
  fs.writeFileSync(unfinished, Float64Array.from([passes, ...table]));
  fs.renameSync(unfinished, file);
}

/** Reads what {@link saveProgress} wrote; nothing where there is none. */
export function loadProgress(file: string): Progress | undefined {
  if (!fs.existsSync(file)) return undefined;
  const bytes = Uint8Array.from(fs.readFileSync(file));
  const numbers = new Float64Array(bytes.buffer);
  return { passes: numbers[0] ?? 0, table: numbers.slice(1) };
}
