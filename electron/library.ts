import path from 'node:path';
import { makeRecord, parseRecord, type Table } from '../engine/record.ts';
import { words } from './words.ts';
import { keepBeside, readIfThere, reasonOf, writeWhole } from './files.ts';

/** The match on the table, kept from one start to the next. */
export interface Library {
  /** The match of last time; nothing where there was none, or it can't be read (`problem` says why). */
  readonly last: Table | undefined;
  readonly problem: string | undefined;
  /** Saves the match. @returns why it can't, as a sentence, the first time that it can't. */
  keep(table: Table): string | undefined;
}

/** Opens the saved match in a folder. A broken file is kept beside, or left where it is. */
export function openLibrary(folder: string): Library {
  const file = path.join(folder, 'match.json');
  const { last, problem, wouldLose } = readMatch(file);
  let said = false;
  return {
    last,
    problem,
    keep(table) {
      if (wouldLose) return undefined;
      try {
        writeWhole(file, `${JSON.stringify(makeRecord(table), null, 2)}\n`);
        said = false;
        return undefined;
      } catch (error) {
        if (said) return undefined;
        said = true;
        return `The match can't be saved in ${file}, and is lost when you quit: ${asSentence(error)}`;
      }
    },
  };
}

interface Found {
  readonly last: Table | undefined;
  readonly problem: string | undefined;
  /** What is in the file would be lost if it were written over. */
  readonly wouldLose: boolean;
}

function readMatch(file: string): Found {
  let text: string | undefined;
  try {
    text = readIfThere(file);
    if (text === undefined) return { last: undefined, problem: undefined, wouldLose: false };
    const table = parseRecord(JSON.parse(text));
    if (table.ok) return { last: table.value, problem: undefined, wouldLose: false };
    throw new Error(words.say(table.error));
  } catch (error) {
    const { whereabouts, wouldLose } = keepBroken(file, text !== undefined);
    const problem = `The match of last time could not be resumed: ${asSentence(error)} ${whereabouts}`;
    return { last: undefined, problem, wouldLose };
  }
}

/** Keeps a broken match beside, and says where it is. */
function keepBroken(file: string, wasRead: boolean): { whereabouts: string; wouldLose: boolean } {
  const stays = `It stays in ${file}, and what you play now is not saved.`;
  if (!wasRead) return { whereabouts: stays, wouldLose: true };
  try {
    return { whereabouts: `It is kept in ${keepBeside(file, new Date())}.`, wouldLose: false };
  } catch (error) {
    return {
      whereabouts: `It could not be copied: ${asSentence(error)} ${stays}`,
      wouldLose: true,
    };
  }
}

function asSentence(error: unknown): string {
  return `${reasonOf(error).replace(/\.$/, '')}.`;
}
