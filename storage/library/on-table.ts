import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../files/atomic-write.ts';
import { readText } from '../files/text-file.ts';
import type { MatchSummary } from './summary.ts';

/** The file beside the matches that names the one on the table. Without an extension it is no match. */
const fileName = 'on-table';

/** The id of the match that was last on the table; undefined if that is not known. */
export function readOnTable(folder: string): string | undefined {
  try {
    const read = readText(path.join(folder, fileName), 1);
    return read.kind === 'text' ? read.text.trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Notes the match on the table. Failures don't matter: the last played match counts then. */
export function writeOnTable(folder: string, id: string): void {
  try {
    if (fs.existsSync(folder)) writeWhole(path.join(folder, fileName), `${id}\n`);
  } catch {
    // Failures to save the match itself are reported elsewhere.
  }
}

/**
 * The match that was played last. A time in the future comes from a wrong clock and counts as the earliest.
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
