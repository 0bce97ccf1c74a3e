import fs from 'node:fs';
import path from 'node:path';
import { lineSchema, type Line } from '../../engine/learner/line.ts';
import { message, type Message } from '../../words/message.ts';
import { writeAll } from '../files/atomic-write.ts';
import { parseJson } from '../files/json.ts';
import { makeFolder } from '../files/make-folder.ts';
import { fileReason } from '../files/reason.ts';
import { refuseIrregular, statIfThere } from '../files/regular-file.ts';
import { readBytes } from '../files/text-file.ts';

/** The largest journal, in megabytes: a million tries. */
const mostMegabytes = 256;

/** The file of the first person's journal in the data folder. */
export const journalFile = 'people/1/journal.jsonl';

/** All that a learner did, a line of JSON each. Lines are added, and never changed. */
export interface Journal {
  /** The lines that this program knows, in order. A later program's lines stay in the file. */
  readonly lines: readonly Line[];
  /**
   * Adds a line, which is on the disk then.
   *
   * @throws if it can't be written. It counts until the program ends, and is written before the next line.
   */
  add(line: Line): void;
  /** What follows from the lines, computed again after each new line. */
  after<Result>(fold: (lines: readonly Line[]) => Result): Result;
}

/**
 * Opens the journal of a data folder.
 *
 * @param report - called with what can't be read. It stays in the file.
 */
export function openJournal(data: string, report: (problem: Message) => void): Journal {
  const file = path.join(data, journalFile);
  const lines = read(file, report);
  /** Lines that are still to be written. */
  let waiting: Line[] = [];
  let results = new Map<unknown, unknown>();
  return {
    lines,
    add(line) {
      lines.push(line);
      waiting.push(line);
      results = new Map();
      append(file, waiting.map((each) => `${JSON.stringify(each)}\n`).join(''));
      waiting = [];
    },
    after(fold) {
      if (!results.has(fold)) results.set(fold, fold(lines));
      return results.get(fold) as ReturnType<typeof fold>;
    },
  };
}

function read(file: string, report: (problem: Message) => void): Line[] {
  try {
    // A character that was cut in two makes its line unreadable, not the others.
    const texts = readBytes(file, mostMegabytes)?.toString('utf8').split('\n') ?? [];
    const unread: number[] = [];
    const lines = texts.flatMap((text, index) => {
      const written = text.trim() === '' ? null : lineIn(text);
      if (written === undefined) unread.push(index + 1);
      return written ?? [];
    });
    const [first] = unread;
    if (first !== undefined) {
      report(message('journal.lines-unread', { file, count: unread.length, line: first }));
    }
    return lines;
  } catch (error) {
    report(message('journal.unusable', { file, reason: fileReason(error) }));
    return [];
  }
}

/** The line in a text; null if it is one of a later program, undefined if it is no JSON, such as one cut short. */
function lineIn(text: string): Line | null | undefined {
  try {
    return lineSchema.safeParse(parseJson(text)).data ?? null;
  } catch {
    return undefined;
  }
}

/** Adds whole lines to a file. What a crash or a full disk left of a line stays there, as a line of its own. */
function append(file: string, text: string): void {
  makeFolder(path.dirname(file));
  const there = statIfThere(file);
  if (there !== undefined) refuseIrregular(there);
  const descriptor = fs.openSync(file, 'a+');
  try {
    const { size } = fs.fstatSync(descriptor);
    writeAll(descriptor, Buffer.from(endsLine(descriptor, size) ? text : `\n${text}`));
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function endsLine(descriptor: number, size: number): boolean {
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  fs.readSync(descriptor, last, 0, 1, size - 1);
  return last[0] === 0x0a;
}
