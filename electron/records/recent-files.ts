import fs from 'node:fs';
import { z } from 'zod';
import { writeWhole } from '../../storage/files/atomic-write.ts';
import { parseJson } from '../../storage/files/json.ts';
import { readText } from '../../storage/files/text-file.ts';

/** A file that was opened or saved. */
export interface RecentFile {
  readonly file: string;
  /** The id of the match that is in it. */
  readonly match: string;
}

/** The recently opened or saved files, the last one first. */
export interface RecentFiles {
  list(): readonly RecentFile[];
  /** The file in which a match was last saved, or from which it was opened. */
  fileOf(match: string): string | undefined;
  add(file: string, match: string): void;
  drop(file: string): void;
  clear(): void;
}

/** How many files are listed. */
const mostRecentFiles = 10;

const listSchema = z.array(
  z.object({ file: z.string().min(1).max(4096), match: z.string().max(255) }),
);

/**
 * Opens the list. It is a convenience: a file that can't be read counts as empty, and one that can't be written
 * is kept in memory.
 *
 * @param kept - the file of the list.
 * @param changed - called with every change.
 */
export function openRecentFiles(kept: string, changed: () => void): RecentFiles {
  let files = readList(kept);

  function become(next: readonly RecentFile[]): void {
    files = next.slice(0, mostRecentFiles);
    try {
      if (files.length === 0) fs.rmSync(kept, { force: true });
      else writeWhole(kept, `${JSON.stringify(files, null, 2)}\n`);
    } catch {
      // It stays in memory until the program ends.
    }
    changed();
  }

  return {
    list: () => files,
    fileOf: (match) => files.find((each) => each.match === match)?.file,
    add: (file, match) => become([{ file, match }, ...files.filter((each) => each.file !== file)]),
    drop: (file) => become(files.filter((each) => each.file !== file)),
    clear: () => become([]),
  };
}

function readList(kept: string): readonly RecentFile[] {
  try {
    const read = readText(kept, 1);
    const parsed = read.kind === 'text' ? listSchema.safeParse(parseJson(read.text)) : undefined;
    return parsed?.data?.slice(0, mostRecentFiles) ?? [];
  } catch {
    return [];
  }
}
