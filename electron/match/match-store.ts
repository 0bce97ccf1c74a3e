import path from 'node:path';
import { message, type Message } from '../../words/message.ts';
import { makeRecord, parseRecord, type Table } from '../../engine/record.ts';
import { sweepTemporaryFiles, writeWhole } from '../../files/atomic-write.ts';
import { keepBeside } from '../../files/kept-copy.ts';
import { fileReason } from '../../files/reason.ts';
import { readText } from '../../files/text-file.ts';
import type { TextFile } from '../../files/text.ts';

/** How many megabytes a saved match may have: far more than the longest. */
const mostMegabytes = 16;

/** The match on the table, kept from one start to the next. */
export interface MatchStore {
  readonly file: string;
  /** The match of last time; nothing where there was none, or it can't be read (`problem` says why). */
  readonly last: Table | undefined;
  readonly problem: Message | undefined;
  /** Saves the match. @returns why it can't, the first time that it can't. */
  keep(table: Table): Message | undefined;
}

/** Opens the saved match in a folder. A broken file is kept beside, or left where it is. */
export function openMatchStore(folder: string): MatchStore {
  const file = path.join(folder, 'match.json');
  sweepTemporaryFiles(folder);
  const { last, problem, writable } = readMatch(file);
  let said = false;
  return {
    file,
    last,
    problem,
    keep(table) {
      if (!writable) return undefined;
      try {
        writeWhole(file, `${JSON.stringify(makeRecord(table), null, 2)}\n`);
        said = false;
        return undefined;
      } catch (error) {
        if (said) return undefined;
        said = true;
        return message('match.not-saved', { file, reason: fileReason(error) });
      }
    },
  };
}

interface Found {
  readonly last: Table | undefined;
  readonly problem: Message | undefined;
  /** Nothing is lost where it is written over. */
  readonly writable: boolean;
}

function readMatch(file: string): Found {
  let found: TextFile;
  try {
    found = readText(file, mostMegabytes);
  } catch (error) {
    return notResumed(unusable(fileReason(error)), message('match.left', { file }), false);
  }
  if (found.kind === 'missing') return { last: undefined, problem: undefined, writable: true };
  if (found.kind === 'unusable') return broken(file, unusable(found.reason));
  const value = parseJson(found.text);
  if (value === undefined) return broken(file, message('match.no-json'));
  const table = parseRecord(value);
  return table.ok
    ? { last: table.value, problem: undefined, writable: true }
    : broken(file, table.error);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function unusable(reason: Message): Message {
  return message('match.unusable-file', { reason });
}

/** Keeps a broken match beside, and says where it is. */
function broken(file: string, reason: Message): Found {
  try {
    const copy = keepBeside(file, new Date());
    return notResumed(reason, message('match.kept', { file: copy }), true);
  } catch (error) {
    const left = message('match.left', { file });
    const whereabouts = message('match.not-copied', { reason: fileReason(error), left });
    return notResumed(reason, whereabouts, false);
  }
}

function notResumed(reason: Message, whereabouts: Message, writable: boolean): Found {
  const problem = message('match.not-resumed', { reason, whereabouts });
  return { last: undefined, problem, writable };
}
