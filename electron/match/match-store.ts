import path from 'node:path';
import { message, type Message } from '../../words/message.ts';
import { makeRecord, parseRecord, type Table } from '../../engine/record.ts';
import { keepBeside, readIfThere, reasonOf, writeWhole } from '../files.ts';

/** The match on the table, kept from one start to the next. */
export interface MatchStore {
  /** The match of last time; nothing where there was none, or it can't be read (`problem` says why). */
  readonly last: Table | undefined;
  readonly problem: Message | undefined;
  /** Saves the match. @returns why it can't, the first time that it can't. */
  keep(table: Table): Message | undefined;
}

/** Opens the saved match in a folder. A broken file is kept beside, or left where it is. */
export function openMatchStore(folder: string): MatchStore {
  const file = path.join(folder, 'match.json');
  const { last, problem, writable } = readMatch(file);
  let said = false;
  return {
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
        return message('match.not-saved', { file, reason: asSentence(error) });
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
  let text: string | undefined;
  try {
    text = readIfThere(file);
    if (text === undefined) return { last: undefined, problem: undefined, writable: true };
    const table = parseRecord(JSON.parse(text));
    return table.ok
      ? { last: table.value, problem: undefined, writable: true }
      : broken(file, table.error);
  } catch (error) {
    const reason = asSentence(error);
    return text === undefined ? unreadable(file, reason) : broken(file, reason);
  }
}

function unreadable(file: string, reason: string): Found {
  return notResumed(reason, message('match.left', { file }), false);
}

/** Keeps a broken match beside, and says where it is. */
function broken(file: string, reason: string | Message): Found {
  try {
    const copy = keepBeside(file, new Date());
    return notResumed(reason, message('match.kept', { file: copy }), true);
  } catch (error) {
    const left = message('match.left', { file });
    const whereabouts = message('match.not-copied', { reason: asSentence(error), left });
    return notResumed(reason, whereabouts, false);
  }
}

function notResumed(reason: string | Message, whereabouts: Message, writable: boolean): Found {
  const problem = message('match.not-resumed', { reason, whereabouts });
  return { last: undefined, problem, writable };
}

function asSentence(error: unknown): string {
  return `${reasonOf(error).replace(/\.$/, '')}.`;
}
