import { createReadStream, statSync } from 'node:fs';
import type { SeatedMatch } from '../engine/match/seated-match.ts';
import { textLimits } from '../engine/match/limits.ts';
import { isLink } from '../storage/files/link.ts';
import { fileReason } from '../storage/files/reason.ts';
import { readPiped, readText } from '../storage/files/text-file.ts';
import type { TextFile } from '../storage/files/text.ts';
import { recordsIn } from '../storage/library/read-records.ts';
import { message, type Message } from '../words/message.ts';
import type { Terminal } from './terminal.ts';
import { UserError } from './user-error.ts';

/**
 * Reads matches from a file or pipe in the `.duel` format, one with a link, or the link itself.
 *
 * @param named - `-` means the standard input.
 * @param terminal - has that input, and reports positions that were not written in their usual form.
 * @throws UserError saying what is wrong and where.
 */
export async function readRecords(
  named: string,
  terminal: Pick<Terminal, 'input' | 'rewritten'>,
): Promise<readonly SeatedMatch[]> {
  const text = await textOfRecord(named, terminal);
  const read = recordsIn(text);
  if (!read.ok) {
    // A damaged link is called one by its own sentence.
    if (isLink(named) && read.error.code.startsWith('files.link.')) throw new UserError(read.error);
    throw refused(isLink(named) ? message('cli.records.link') : named, read.error);
  }
  for (const how of read.rewritten) terminal.rewritten(how);
  return read.value;
}

/** The only match of a file. @throws UserError also if it has several. */
export async function readOneRecord(
  named: string,
  terminal: Pick<Terminal, 'input' | 'rewritten'>,
): Promise<SeatedMatch> {
  const [record, ...more] = await readRecords(named, terminal);
  if (record !== undefined && more.length === 0) return record;
  throw refused(named, message('cli.records.several', { count: more.length + 1 }));
}

/** The text of a file or pipe, or a link as it is named. @throws UserError if it can't be read. */
export async function textOfRecord(
  named: string,
  terminal: Pick<Terminal, 'input'>,
): Promise<string> {
  return isLink(named) ? named : textOf(named, terminal);
}

/** What names the standard input in place of a file. */
export const standardInput = '-';

async function textOf(file: string, { input }: Pick<Terminal, 'input'>): Promise<string> {
  const most = textLimits.megabytes;
  let found: TextFile;
  try {
    if (file === standardInput) found = await readPiped(input, most);
    else if (isPipe(file)) found = await readPiped(createReadStream(file), most);
    else found = readText(file, most);
  } catch (error) {
    throw refused(file, message('cli.records.unreadable', { reason: fileReason(error) }));
  }
  if (found.kind === 'text') return found.text;
  const reason = found.kind === 'missing' ? message('files.reason.missing') : found.reason;
  throw refused(file, message('cli.records.unreadable', { reason }));
}

/** Whether a path leads to a pipe, such as one that a shell makes of `<(command)`. */
function isPipe(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && (found.isFIFO() || found.isSocket());
}

function refused(file: string | Message, problem: Message): UserError {
  return new UserError(message('cli.records.refused', { file, problem }));
}
