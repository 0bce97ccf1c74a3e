import path from 'node:path';
import { parseRecord } from '../engine/record.ts';
import type { DuelRecord } from '../engine/records/duel-record.ts';
import { mostDuelMegabytes, parseDuel } from '../engine/records/parse-duel.ts';
import { recordOfTable } from '../engine/records/record-of-table.ts';
import { linkStart, textOfLink } from '../files/link.ts';
import { fileReason } from '../files/reason.ts';
import { readText } from '../files/text-file.ts';
import type { TextFile } from '../files/text.ts';
import { message, type Message } from '../words/message.ts';
import { UserError } from './user-error.ts';

/**
 * Reads matches as a person names them: a file in the `.duel` format, a saved match, a file with a link,
 * or the link itself.
 *
 * @throws UserError saying what is wrong and where.
 */
export function readRecords(named: string): readonly DuelRecord[] {
  if (named.startsWith(linkStart)) return recordsOfLink(message('cli.records.link'), named);
  const text = textOf(named);
  const begin = text.trimStart();
  if (begin.startsWith(linkStart)) return recordsOfLink(named, begin);
  // A comment in a .duel file begins as JSON does.
  const value = parseJson(text);
  if (value !== undefined) return [recordOfJson(named, value)];
  if (path.extname(named).toLowerCase() === '.json') throw refused(named, message('match.no-json'));
  return recordsOf(named, text);
}

/** The one match of a file. @throws UserError also where it has several. */
export function readOneRecord(named: string): DuelRecord {
  const [record, ...more] = readRecords(named);
  if (record !== undefined && more.length === 0) return record;
  throw refused(named, message('cli.records.several', { count: more.length + 1 }));
}

function textOf(file: string): string {
  let found: TextFile;
  try {
    found = readText(file, mostDuelMegabytes);
  } catch (error) {
    throw refused(file, message('cli.records.unreadable', { reason: fileReason(error) }));
  }
  if (found.kind === 'text') return found.text;
  const reason = found.kind === 'missing' ? message('files.reason.missing') : found.reason;
  throw refused(file, message('cli.records.unreadable', { reason }));
}

function recordsOfLink(named: string | Message, link: string): readonly DuelRecord[] {
  const text = textOfLink(link, mostDuelMegabytes);
  if (!text.ok) throw refused(named, text.error);
  return recordsOf(named, text.value);
}

function recordsOf(named: string | Message, text: string): readonly DuelRecord[] {
  const parsed = parseDuel(text);
  if (parsed.ok) return parsed.value;
  throw refused(named, parsed.error);
}

function recordOfJson(file: string, value: unknown): DuelRecord {
  const table = parseRecord(value);
  if (!table.ok) throw refused(file, table.error);
  return recordOfTable(table.value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refused(file: string | Message, problem: Message): UserError {
  return new UserError(message('cli.records.refused', { file, problem }));
}
