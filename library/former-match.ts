import fs from 'node:fs';
import path from 'node:path';
import { keepBeside } from '../files/kept-copy.ts';
import { fileReason } from '../files/reason.ts';
import { message, type Message } from '../words/message.ts';
import { fileIn, readMatch } from './look-through.ts';
import type { MatchFolder } from './match-folder.ts';

/** Where versions without a library kept the one match that they knew. */
const formerName = 'match';

/**
 * Takes the match of a version without a library into the library. Its file is left beside under another
 * name, so that the same match is not taken twice.
 *
 * @param home - the user-data folder.
 * @returns why it can't be, if so.
 */
export function takeOverFormerMatch(home: string, matches: MatchFolder): Message | undefined {
  const file = fileIn(home, formerName);
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const read = readMatch(home, formerName, found.mtimeMs);
  if (read.kind === 'unusable') return notResumed(file, found, read.reason);
  const { table, notes } = read;
  try {
    const id = idOf(found);
    const isBegun = table.match.history.length > 0 || table.rounds !== undefined;
    if (isBegun && matches.summary(id) === undefined) matches.write(id, table, notes);
    fs.renameSync(file, freeName(home));
    return undefined;
  } catch (error) {
    return notTaken(file, message('match.unusable-file', { reason: fileReason(error) }));
  }
}

/** The same for the same file, should it be taken over once more. */
function idOf({ mtimeMs }: fs.Stats): string {
  return new Date(mtimeMs).toISOString().replace(/[:.]/g, '-');
}

function freeName(home: string): string {
  for (let count = 1; ; count++) {
    const file = fileIn(home, `${formerName}.former${count === 1 ? '' : `-${count}`}`);
    if (!fs.existsSync(file)) return file;
  }
}

/** A file that is no match is put aside; what is no file at all stays where it is. */
function notResumed(file: string, found: fs.Stats, reason: Message): Message {
  if (!found.isFile()) return notTaken(file, reason);
  try {
    const copy = keepBeside(file, new Date());
    fs.rmSync(file);
    return message('match.not-resumed', {
      reason,
      whereabouts: message('match.kept', { file: path.basename(copy) }),
    });
  } catch (error) {
    const left = message('match.left', { file });
    const whereabouts = message('match.not-copied', { reason: fileReason(error), left });
    return message('match.not-resumed', { reason, whereabouts });
  }
}

function notTaken(file: string, reason: Message): Message {
  return message('match.not-resumed', { reason, whereabouts: message('match.left', { file }) });
}
