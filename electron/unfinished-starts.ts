import fs from 'node:fs';
import { writeWhole } from '../storage/files/atomic-write.ts';
import { readText } from '../storage/files/text-file.ts';

/** Offer a safe start after this many unfinished ones in a row. */
const tooMany = 2;

/** A start that has begun. */
export interface BegunStart {
  /** Whether the starts before it didn't finish, so that a safe one is offered. */
  readonly isAfterFailures: boolean;
  /** Notes that the board has been drawn. */
  finish(): void;
}

/**
 * Notes that a start has begun; the note stays if it doesn't finish.
 *
 * @param file - the number of starts in a row that have not finished. A file that can't be read or written
 *   counts as none.
 */
export function beginStart(file: string): BegunStart {
  const before = countIn(file);
  quietly(() => writeWhole(file, `${before + 1}\n`));
  return {
    isAfterFailures: before >= tooMany,
    finish: () => quietly(() => fs.rmSync(file, { force: true })),
  };
}

function countIn(file: string): number {
  try {
    const read = readText(file, 1);
    return read.kind === 'text' && /^\d{1,6}\s*$/.test(read.text) ? Number(read.text) : 0;
  } catch {
    return 0;
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // The program starts all the same.
  }
}
