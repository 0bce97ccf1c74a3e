import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../files/atomic-write.ts';
import { readText } from '../files/text-file.ts';
import type { MatchSummary } from './summary.ts';

/** The file beside the matches that names the one on the table. It has no extension, so it is no match. */
const fileName = 'on-table';

/** The id of the match that lay on the table last; nothing if that is not known. */
export function readOnTable(folder: string): string | undefined {
  try {
    const read = readText(path.join(folder, fileName), 1);
    return read.kind === 'text' ? read.text.trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Notes which match lies on the table. It is a convenience: if it can't be written, the last played counts. */
export function writeOnTable(folder: string, id: string): void {
  try {
    if (fs.existsSync(folder)) writeWhole(path.join(folder, fileName), `${id}\n`);
  } catch {
    // The match itself is kept, or that it can't be was said.
  }
}

/**
 * The match that was played last. A time in the future comes from a clock that was wrong, so it comes before all others.
 *
 * @param now - the clock, in milliseconds since 1970.
 */
export function lastPlayed(
  summaries: Iterable<MatchSummary>,
  now: number,
): MatchSummary | undefined {
  const timeOf = ({ changed }: MatchSummary): number => (changed > now ? -1 : changed);
  let last: MatchSummary | undefined;
  for (const summary of summaries) {
    if (last === undefined || timeOf(summary) > timeOf(last)) last = summary;
  }
  return last;
}
