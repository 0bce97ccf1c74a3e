import path from 'node:path';
import type { Line } from '../../engine/learner/line.ts';
import { compareLines, inOrder, placed } from '../../engine/learner/order.ts';
import type { Message } from '../../words/message.ts';
import { LineFile } from './line-file.ts';

/** The folder of people in the data folder. */
export const peopleFolder = 'people';

/** The folder of a machine's first person among those of people. */
export const firstFolder = '1';

/** The journal of a person in the data folder. @param folder - that of the person among those of people. */
export function journalIn(folder: string): string {
  return `${peopleFolder}/${folder}/journal.jsonl`;
}

/** The file of the first person's journal in the data folder. */
export const journalFile = journalIn(firstFolder);

/** All that a learner did, a line of JSON each. Lines are added, and never changed. */
export interface Journal {
  /**
   * The lines that this program knows, in the order of their times, with those that another process, such as the terminal,
   * has added meanwhile. A later program's lines stay in the file.
   */
  readonly lines: readonly Line[];
  /**
   * Adds a line, which is on the disk then.
   *
   * @throws if it can't be written. It counts until the program ends, and is written before the next line.
   */
  add(line: Line): void;
  /** What follows from the lines, computed again after each new line. */
  after<Result>(fold: (lines: readonly Line[]) => Result): Result;
  /**
   * Forgets all lines: the file gets another name, and a new one begins with the next line.
   *
   * @returns the file under its new name; undefined if there was none.
   * @throws if that fails; then nothing is forgotten.
   */
  forget(now: Date): string | undefined;
}

/** A journal that leaves nothing: that of a guest. */
export function guestJournal(): Journal {
  let lines: Line[] = [];
  return {
    get lines() {
      return lines;
    },
    add(line) {
      lines = inOrder([...lines, placed(line, lines.at(-1))]);
    },
    after: (fold) => fold(lines),
    forget() {
      lines = [];
      return undefined;
    },
  };
}

/**
 * Opens a journal of a data folder.
 *
 * @param report - called with what can't be read.
 * @param of - its path within the data folder; the first person's by default.
 */
export function openJournal(
  data: string,
  report: (problem: Message) => void,
  of = journalFile,
): Journal {
  const file = new LineFile(path.join(data, of), report);
  let written = inOrder(file.open());
  /** Lines that could not be written yet. */
  let waiting: Line[] = [];
  let results = new Map<unknown, unknown>();

  /** All lines, with those that another process has added meanwhile. */
  function now(): readonly Line[] {
    const { isOther, lines } = file.added();
    if (isOther || lines.length > 0) {
      written = joined(isOther ? [] : written, lines);
      results = new Map();
    }
    return waiting.length === 0 ? written : inOrder([...written, ...waiting]);
  }

  return {
    get lines() {
      return now();
    },
    add(line) {
      waiting.push(placed(line, now().at(-1)));
      results = new Map();
      try {
        file.append(waiting);
        waiting = [];
      } catch (error) {
        // A part may have been written all the same, and must not be written again.
        const { lines } = file.added();
        const there = new Set(lines.map((each) => JSON.stringify(each)));
        written = joined(written, lines);
        waiting = waiting.filter((each) => !there.has(JSON.stringify(each)));
        throw error;
      }
    },
    after(fold) {
      const lines = now();
      if (!results.has(fold)) results.set(fold, fold(lines));
      return results.get(fold) as ReturnType<typeof fold>;
    },
    forget(at) {
      const kept = file.putAway(at);
      waiting = [];
      results = new Map();
      return kept;
    },
  };
}

/** Joins new lines with ordered ones. */
function joined(ordered: Line[], added: readonly Line[]): Line[] {
  const [first, ...others] = added;
  const last = ordered.at(-1);
  const follows = first === undefined || last === undefined || compareLines(last, first) <= 0;
  if (!follows || others.length > 0) return inOrder([...ordered, ...added]);
  ordered.push(...added);
  return ordered;
}
