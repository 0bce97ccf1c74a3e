import type { SeatedMatch } from '../engine/match/seated-match.ts';
import { textLimits } from '../engine/records/limits.ts';
import { linkStart } from '../storage/files/link.ts';
import { fileReason } from '../storage/files/reason.ts';
import { readText } from '../storage/files/text-file.ts';
import type { TextFile } from '../storage/files/text.ts';
import { recordsIn } from '../storage/library/read-records.ts';
import { message, type Message } from '../words/message.ts';
import { UserError } from './user-error.ts';

/**
 * Reads matches from a file in the `.duel` format, a file with a link, or the link itself.
 *
 * @throws UserError saying what is wrong and where.
 */
export function readRecords(named: string): readonly SeatedMatch[] {
  if (named.startsWith(linkStart)) return recordsOf(message('cli.records.link'), named);
  return recordsOf(named, textOf(named));
}

/** The only match of a file. @throws UserError also if it has several. */
export function readOneRecord(named: string): SeatedMatch {
  const [record, ...more] = readRecords(named);
  if (record !== undefined && more.length === 0) return record;
  throw refused(named, message('cli.records.several', { count: more.length + 1 }));
}

function textOf(file: string): string {
  let found: TextFile;
  try {
    found = readText(file, textLimits.megabytes);
  } catch (error) {
    throw refused(file, message('cli.records.unreadable', { reason: fileReason(error) }));
  }
  if (found.kind === 'text') return found.text;
  const reason = found.kind === 'missing' ? message('files.reason.missing') : found.reason;
  throw refused(file, message('cli.records.unreadable', { reason }));
}

function recordsOf(named: string | Message, text: string): readonly SeatedMatch[] {
  const read = recordsIn(text);
  if (read.ok) return read.value;
  throw refused(named, read.error);
}

function refused(file: string | Message, problem: Message): UserError {
  return new UserError(message('cli.records.refused', { file, problem }));
}
