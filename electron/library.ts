import path from 'node:path';
import { makeRecord, parseRecord, type Table } from '../engine/record.ts';
import { keepBeside, readIfThere, writeWhole } from './files.ts';

/** The match on the table, kept from one start to the next. */
export interface Library {
  /** The match of last time; nothing where there was none, or it can't be read (`problem` says why). */
  readonly last: Table | undefined;
  readonly problem: string | undefined;
  keep(table: Table): void;
}

/** Opens the saved match in a folder. A broken file is kept beside. */
export function openLibrary(folder: string): Library {
  const file = path.join(folder, 'match.json');
  const { last, problem } = readMatch(file);
  return {
    last,
    problem,
    keep(table) {
      try {
        writeWhole(file, `${JSON.stringify(makeRecord(table), null, 2)}\n`);
      } catch (error) {
        console.error(`The match could not be saved in ${file}:`, error);
      }
    },
  };
}

function readMatch(file: string): { last: Table | undefined; problem: string | undefined } {
  let text: string | undefined;
  try {
    text = readIfThere(file);
    if (text === undefined) return { last: undefined, problem: undefined };
    const table = parseRecord(JSON.parse(text));
    if (table.ok) return { last: table.value, problem: undefined };
    throw new Error(table.error);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const copy = text === undefined ? '' : ` It is kept in ${keepBeside(file, text, new Date())}.`;
    return {
      last: undefined,
      problem: `The match of last time can't be gone on with: ${reason}${copy}`,
    };
  }
}
