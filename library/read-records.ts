import { parseRecord } from '../engine/record.ts';
import type { DuelRecord, Line } from '../engine/records/duel-record.ts';
import { parseDuel } from '../engine/records/parse-duel.ts';
import { recordOfTable } from '../engine/records/record-of-table.ts';
import { linkStart, textOfLink } from '../files/link.ts';
import { message, type Message } from '../words/message.ts';
import { parseMatchFile } from './match-file.ts';
import { recordOfMatch } from './record-of-match.ts';

/** The matches of a text, or why it can't be read. */
export type ReadRecords =
  | { readonly ok: true; readonly value: readonly DuelRecord[] }
  | { readonly ok: false; readonly error: Message };

/** What may be put on the table at once: no more than is kept and shown without a wait. */
export const mostRecords = { megabytes: 4, matches: 200, moves: 20_000 } as const;

/**
 * Reads matches from a text, whatever form they have: the `.duel` format, a link, or a match as the program
 * saves it.
 *
 * @param most - how many megabytes a link may unpack to.
 */
export function recordsIn(text: string, most: number): ReadRecords {
  const begin = text.trimStart();
  if (begin.startsWith(linkStart)) {
    const unpacked = textOfLink(begin, most);
    return unpacked.ok ? parseDuel(unpacked.value) : unpacked;
  }
  // A comment in a .duel file begins as JSON does.
  const value = parseJson(text);
  if (value === undefined) return parseDuel(text);
  if (isKept(value)) {
    const match = parseMatchFile(text, Date.now());
    return match.kind === 'match'
      ? { ok: true, value: [recordOfMatch(match.table, match.notes)] }
      : refused(match.reason);
  }
  const table = parseRecord(value);
  return table.ok ? { ok: true, value: [recordOfTable(table.value)] } : table;
}

/** The same for matches that are to be kept and shown, of which there can't be too many. */
export function recordsToOpen(text: string): ReadRecords {
  if (text.length > mostRecords.megabytes * 2 ** 20) return tooLarge();
  const read = recordsIn(text, mostRecords.megabytes);
  if (!read.ok) return read;
  if (read.value.length > mostRecords.matches) {
    return refused(message('records.too-many-matches', { most: mostRecords.matches }));
  }
  const moves = read.value
    .flatMap(({ games }) => games)
    .reduce((sum, game) => sum + movesIn(game.moves), 0);
  if (moves <= mostRecords.moves) return read;
  return refused(message('records.too-many-moves', { most: mostRecords.moves }));
}

/** What is said of a text that is not even looked at. */
export function tooLarge(): { readonly ok: false; readonly error: Message } {
  return refused(message('duel.too-large', { most: mostRecords.megabytes }));
}

function refused(error: Message): { readonly ok: false; readonly error: Message } {
  return { ok: false, error };
}

/** Variations may lie deep in one another, but no deeper than the format lets them. */
function movesIn(line: Line): number {
  return line.reduce(
    (sum, { variations = [] }) =>
      sum + 1 + variations.reduce((within, variation) => within + movesIn(variation), 0),
    0,
  );
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
