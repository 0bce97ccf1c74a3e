import fs from 'node:fs';

/** The names in a folder; none if it can't be read. */
export function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}
