import { makeRecord, parseRecord, type Table } from '../engine/record.ts';
import { message, type Message } from '../words/message.ts';
import { resultOf, type MatchNotes } from './summary.ts';

/** The version of the file around a record; the record has one of its own. */
const version = 1;

/** All that a file says, what this version of the program doesn't know among it. */
export type RawMatch = Readonly<Record<string, unknown>>;

/** What a file of the library holds. */
export type MatchFile =
  | {
      readonly kind: 'match';
      readonly table: Table;
      readonly notes: MatchNotes;
      readonly raw: RawMatch;
    }
  | { readonly kind: 'unusable'; readonly reason: Message };

/**
 * Reads the text of a kept match: a record with what belongs to it, or a record alone.
 *
 * @param written - when the file was written, for one that doesn't say when it was played.
 */
export function parseMatchFile(text: string, written: number): MatchFile {
  const value = parseJson(text);
  if (value === undefined) return unusable(message('match.no-json'));
  const raw = isObject(value) && !('record' in value) ? { record: value } : value;
  const record = isObject(raw) ? raw['record'] : undefined;
  if (!isObject(raw) || !isObject(record)) return unusable(message('record.not-a-record'));
  if (isNewer(raw) || isNewer(record)) return unusable(message('library.newer'));
  const table = parseRecord(record);
  if (!table.ok) return unusable(table.error);
  return { kind: 'match', table: table.value, notes: notesIn(raw, written), raw };
}

/**
 * The text of a kept match.
 *
 * @param raw - what its file said before: what this version doesn't know stays in it.
 */
export function matchFileText(table: Table, notes: MatchNotes, raw: RawMatch): string {
  const record = isObject(raw['record']) ? raw['record'] : {};
  return fileText({
    ...raw,
    version,
    ...notesAsWritten(notes),
    result: resultOf(table),
    // What was played otherwise may be deleted; the rest, where it is not known here, stays.
    record: { ...record, annotations: undefined, ...makeRecord(table) },
  });
}

/** The text of a kept match with other notes, and nothing else changed. */
export function annotatedText(notes: MatchNotes, raw: RawMatch): string {
  return fileText({ ...raw, version, ...notesAsWritten(notes) });
}

/** A line for each part: lines of moves that lie deep in one another would be more indentation than moves. */
function fileText(raw: RawMatch): string {
  const parts = Object.entries(raw)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${parts.join(',\n')}\n}\n`;
}

function notesAsWritten({ ended, ...notes }: MatchNotes): RawMatch {
  const { title, comment, created, changed, played, imported } = notes;
  return {
    ...{ title, comment, created: dateText(created), changed: dateText(changed) },
    ended: ended === undefined ? undefined : dateText(ended),
    played,
    // Who plays on takes it away from a file that had it.
    imported,
  };
}

function notesIn(raw: RawMatch, written: number): MatchNotes {
  const changed = timeIn(raw['changed']) ?? Math.floor(written);
  const { played } = raw;
  const ended = timeIn(raw['ended']);
  return {
    title: textIn(raw['title']),
    comment: textIn(raw['comment']),
    created: timeIn(raw['created']) ?? changed,
    changed,
    ...(ended !== undefined && { ended }),
    played: typeof played === 'number' && played >= 0 ? played : 0,
    ...(raw['imported'] === true && { imported: true }),
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function timeIn(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function dateText(time: number): string {
  return new Date(time).toISOString();
}

function isNewer({ version: written }: RawMatch): boolean {
  return typeof written === 'number' && written > version;
}

function isObject(value: unknown): value is RawMatch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function unusable(reason: Message): MatchFile {
  return { kind: 'unusable', reason };
}
