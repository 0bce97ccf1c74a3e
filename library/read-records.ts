import { parseRecord } from '../engine/record.ts';
import type { DuelRecord } from '../engine/records/duel-record.ts';
import { limits, textLimits } from '../engine/records/limits.ts';
import { parseDuel } from '../engine/records/parse-duel.ts';
import { recordOfTable } from '../engine/records/record-of-table.ts';
import { problemWithRecord, sizeOfRecord } from '../engine/records/size.ts';
import { linkStart, textOfLink } from '../files/link.ts';
import { message, type Message } from '../words/message.ts';
import { parseMatchFile } from './match-file.ts';
import { recordOfMatch } from './record-of-match.ts';

/** The matches of a text, or why it can't be read. */
export type ReadRecords =
  | { readonly ok: true; readonly value: readonly DuelRecord[] }
  | { readonly ok: false; readonly error: Message };

/** How many matches may be opened at once: each of them is kept in a file of its own. */
export const mostMatches = 200;

/**
 * Reads matches from a text, whatever form they have: the `.duel` format, a link, or a match as the program
 * saves it.
 */
export function recordsIn(text: string): ReadRecords {
  if (text.length > textLimits.characters) return tooLarge();
  const begin = text.trimStart();
  if (begin.startsWith(linkStart)) {
    const unpacked = textOfLink(begin, textLimits.megabytes);
    return unpacked.ok ? parseDuel(unpacked.value) : unpacked;
  }
  // A comment in a .duel file begins as JSON does.
  const value = parseJson(text);
  if (value === undefined) return parseDuel(text);
  if (isKept(value)) {
    const match = parseMatchFile(text, Date.now());
    return match.kind === 'match'
      ? withinLimits(recordOfMatch(match.table, match.notes))
      : refused(match.reason);
  }
  const table = parseRecord(value);
  return table.ok ? withinLimits(recordOfTable(table.value)) : table;
}

/** The same for matches that are to be kept and shown, of which there can't be too many. */
export function recordsToOpen(text: string): ReadRecords {
  const read = recordsIn(text);
  if (!read.ok) return read;
  if (read.value.length > mostMatches) {
    return refused(message('records.too-many-matches', { most: mostMatches }));
  }
  const parts = read.value.reduce((sum, record) => sum + sizeOfRecord(record).parts, 0);
  if (parts <= limits.parts) return read;
  return refused(message('records.too-many-moves', { most: limits.parts }));
}

/** What is said of a text that is not even looked at. */
export function tooLarge(): { readonly ok: false; readonly error: Message } {
  return refused(message('duel.too-large', { most: textLimits.megabytes }));
}

function refused(error: Message): { readonly ok: false; readonly error: Message } {
  return { ok: false, error };
}

function withinLimits(record: DuelRecord): ReadRecords {
  const problem = problemWithRecord(record);
  return problem === undefined ? { ok: true, value: [record] } : refused(problem);
}

/** A kept match is a record with what belongs to it. */
function isKept(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'record' in value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
