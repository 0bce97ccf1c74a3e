import fs from 'node:fs';
import type { SeatedMatch } from '../engine/match/seated-match.ts';
import { isLink } from '../storage/files/link.ts';
import { readMatchFolder } from '../storage/library/match-folder.ts';
import { recordOfMatch } from '../storage/library/record-of-match.ts';
import { message } from '../words/message.ts';
import { readRecords, standardInput } from './records.ts';
import type { Terminal } from './terminal.ts';
import { matchesFolder } from './user-data.ts';
import { UserError } from './user-error.ts';

/**
 * Reads the matches of a file or link, or a saved match by its id.
 *
 * @throws UserError if it is none of them, or can't be read.
 */
export async function recordsNamed(
  named: string,
  userData: string | undefined,
  terminal: Pick<Terminal, 'input' | 'rewritten'>,
): Promise<readonly SeatedMatch[]> {
  if (named === standardInput || isLink(named) || fs.existsSync(named)) {
    return readRecords(named, terminal);
  }
  const matches = readMatchFolder(matchesFolder(userData));
  if (matches.summary(named) === undefined) {
    throw new UserError(message('review.cli.no-match', { match: named }));
  }
  const read = matches.read(named);
  if (read.kind === 'unusable') throw new UserError(read.reason, 1);
  return [recordOfMatch(read.table, read.notes)];
}
