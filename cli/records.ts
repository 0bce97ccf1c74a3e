import type { SeatedMatch } from '../engine/match/seated-match.ts';
import { textLimits } from '../engine/match/limits.ts';
import { linkStart } from '../storage/files/link.ts';
import { fileReason } from '../storage/files/reason.ts';
import { readText } from '../storage/files/text-file.ts';
import type { TextFile } from '../storage/files/text.ts';
import { recordsIn } from '../storage/library/read-records.ts';
import { message, type Message } from '../words/message.ts';
import type { Terminal } from './terminal.ts';
import { UserError } from './user-error.ts';

/**
 * Reads matches from a file in the `.duel` format, a file with a link, or the link itself.
 *
 * @param terminal - reports positions that were not written in their usual form.
 * @throws UserError saying what is wrong and where.
 */
export function readRecords(
  named: string,
  terminal: Pick<Terminal, 'rewritten'>,
): readonly SeatedMatch[] {
  const isLink = named.startsWith(linkStart);
  const file = isLink ? message('cli.records.link') : named;
  const read = recordsIn(isLink ? named : textOf(named));
  if (!read.ok) throw refused(file, read.error);
  for (const how of read.rewritten) terminal.rewritten(how);
  return read.value;
}

/** The only match of a file. @throws UserError also if it has several. */
export function readOneRecord(named: string, terminal: Pick<Terminal, 'rewritten'>): SeatedMatch {
  const [record, ...more] = readRecords(named, terminal);
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

function refused(file: string | Message, problem: Message): UserError {
  return new UserError(message('cli.records.refused', { file, problem }));
}
