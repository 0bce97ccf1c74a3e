import { formatDuel } from '../../engine/records/format-duel.ts';
import { parseDuel } from '../../engine/records/parse-duel.ts';
import type { PairingOfMatch, SeatedMatch } from '../../engine/match/seated-match.ts';
import { parseJson } from '../files/json.ts';
import { message, type Message } from '../../words/message.ts';
import { notesOfRecord } from './record-of-match.ts';
import { resultOf, type MatchNotes } from './summary.ts';

/** The head of a file as JSON: the notes of the library, including those of other versions of the program. */
export type MatchHead = Readonly<Record<string, unknown>>;

/** The content of a file of the library. */
export type MatchFile =
  | {
      readonly kind: 'match';
      readonly table: SeatedMatch;
      readonly notes: MatchNotes;
      readonly head: MatchHead;
    }
  | { readonly kind: 'unusable'; readonly reason: Message };

/** The beginning of a line outside of the match. */
const headSign = '%';

/** Whether a text begins with notes of the library, not with those of other programs. @throws FileProblem */
export function isKept(text: string): boolean {
  return readHead(text).line !== '';
}

/**
 * Reads the text of a kept match: a `.duel` text with one match, below a line with the notes of the library. The record of
 * the match fills in missing notes.
 *
 * @param written - when the file was written, the default for when it was played.
 * @throws FileProblem if the notes are nested too deep.
 */
export function parseMatchFile(text: string, written: number): MatchFile {
  const read = parseDuel(text);
  if (!read.ok) return { kind: 'unusable', reason: read.error };
  const [table, ...others] = read.value;
  if (table === undefined || others.length > 0) {
    return { kind: 'unusable', reason: message('library.several') };
  }
  const { head } = readHead(text);
  const pairing = pairingIn(head['pairing']);
  const notes = notesIn(head, table, written);
  return {
    kind: 'match',
    table: pairing === undefined ? table : { ...table, pairing },
    notes,
    head,
  };
}

/**
 * The text of a kept match.
 *
 * @param head - the head of its file before, of which unknown notes stay.
 */
export function matchFileText(table: SeatedMatch, notes: MatchNotes, head: MatchHead): string {
  const { pairing } = table;
  const said = { ...head, result: resultOf(table), pairing };
  return headLine(notes, said) + formatDuel([table]);
}

/** The head of the text of a kept match. @throws FileProblem if it is nested too deep. */
export function headIn(text: string): MatchHead {
  return readHead(text).head;
}

/** The text of a kept match with only its notes changed. */
export function annotatedText(text: string, notes: MatchNotes): string {
  const { line, head } = readHead(text);
  return headLine(notes, head) + text.slice(line.length);
}

function headLine({ ended, ...notes }: MatchNotes, head: MatchHead): string {
  const { title, comment, created, changed, played, hints, people, imported } = notes;
  const said = {
    ...head,
    title,
    comment,
    created: dateText(created),
    changed: dateText(changed),
    ended: ended === undefined ? undefined : dateText(ended),
    played,
    hints,
    people,
    // It is removed once a person plays on.
    imported,
  };
  return `${headSign} ${JSON.stringify(said)}\n`;
}

/** The first line and what it says, if it is one of the library's. */
function readHead(text: string): { readonly line: string; readonly head: MatchHead } {
  const [line = '', json = ''] = /^\u{FEFF}?%([^\r\n]*)(?:\r\n|\r|\n|$)/u.exec(text) ?? [];
  const head = parsedHead(json);
  return isObject(head) ? { line, head } : { line: '', head: {} };
}

/** The value of a head; undefined if it is not one of ours. @throws FileProblem if it is nested too deep. */
function parsedHead(json: string): unknown {
  if (!json.trimStart().startsWith('{')) return undefined;
  try {
    // The space stands for the sign, so that the column of a problem is that of the line.
    return parseJson(` ${json}`);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isObject(value: unknown): value is MatchHead {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notesIn(head: MatchHead, table: SeatedMatch, written: number): MatchNotes {
  const changed = timeIn(head['changed']) ?? Math.floor(written);
  const said = notesOfRecord(table, changed);
  const { played, hints, people } = head;
  const ended = timeIn(head['ended']);
  return {
    title: textIn(head['title']) ?? said.title,
    comment: textIn(head['comment']) ?? said.comment,
    created: timeIn(head['created']) ?? said.created,
    changed,
    ...(ended !== undefined && { ended }),
    played: typeof played === 'number' && played >= 0 ? played : 0,
    ...(isCounts(hints) && { hints }),
    ...(arePeople(people) && { people }),
    ...(head['imported'] === true && { imported: true }),
  };
}

function isCounts(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 0);
}

function arePeople(value: unknown): value is readonly (string | null)[] {
  return Array.isArray(value) && value.every((each) => each === null || typeof each === 'string');
}

function pairingIn(value: unknown): PairingOfMatch | undefined {
  const { id, round, table, game } = isObject(value) ? value : {};
  return typeof id === 'string' && isPlace(round) && isPlace(table) && isPlace(game)
    ? { id, round, table, game }
    : undefined;
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function timeIn(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function dateText(time: number): string {
  return new Date(time).toISOString();
}
