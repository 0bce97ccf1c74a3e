import fs from 'node:fs';
import path from 'node:path';
import { knownLine } from '../../engine/learner/known-line.ts';
import type { Line } from '../../engine/learner/line.ts';
import { message, type Message } from '../../words/message.ts';
import { writeAll } from '../files/atomic-write.ts';
import { makeFolder } from '../files/make-folder.ts';
import { FileProblem, fileReason } from '../files/reason.ts';
import { refuseIrregular, statIfThere, withRegularFile } from '../files/regular-file.ts';

/** The largest journal, in megabytes: a million tries. */
export const mostMegabytes = 256;

/** A range of a file's bytes. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Part of a file: the lines that this program knows, and where damaged ones are. */
interface ReadPart {
  readonly lines: Line[];
  readonly damaged: readonly (Range & { readonly line: number })[];
}

/** A journal's file: a line of JSON for each entry. Several processes may add to it. */
export class LineFile {
  readonly #file: string;
  readonly #report: (problem: Message) => void;
  /** Which file was read, and up to where. */
  #inode: number | undefined;
  #read = 0;

  /** @param report - called with what can't be read. */
  constructor(file: string, report: (problem: Message) => void) {
    this.#file = file;
    this.#report = report;
  }

  /** Reads the lines. Damaged ones, such as one that a crash cut short, are put into a file beside it. */
  open(): Line[] {
    const file = this.#file;
    try {
      const part = this.#readFrom(0);
      const left = this.#unfinished();
      const damaged = [...part.damaged, ...left];
      if (damaged.length > 0) this.#putAside(damaged);
      return part.lines;
    } catch (error) {
      this.#report(message('journal.unusable', { file, reason: fileReason(error) }));
      return [];
    }
  }

  /** The lines that were added since the last look. `isOther` if another file has its place, whose lines all are new. */
  added(): { readonly isOther: boolean; readonly lines: readonly Line[] } {
    try {
      const found = statIfThere(this.#file);
      const isOther = found?.ino !== this.#inode || (found?.size ?? 0) < this.#read;
      const from = isOther ? 0 : this.#read;
      // If it can't be read now, the next look finds the same.
      if (found !== undefined && found.size > from) {
        return { isOther, lines: this.#readFrom(from).lines };
      }
      this.#read = from;
      this.#inode = found?.ino;
      return { isOther, lines: [] };
    } catch {
      // Writing the next line says why.
      return { isOther: false, lines: [] };
    }
  }

  /** Adds whole lines, in one piece. @throws if they can't be written. */
  append(lines: readonly Line[]): void {
    append(this.#file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  /** Gives the file another name. @returns its new path; undefined if there is no file. @throws if that fails. */
  putAway(now: Date): string | undefined {
    if (statIfThere(this.#file) === undefined) return undefined;
    const stamp = now.toISOString().replace(/[:.]/g, '-');
    const kept = this.#beside(`forgotten-${stamp}.jsonl`);
    fs.renameSync(this.#file, kept);
    return kept;
  }

  #beside(name: string): string {
    const { dir, name: own } = path.parse(this.#file);
    return path.join(dir, `${own}-${name}`);
  }

  /** Reads from a byte on, up to the last whole line. */
  #readFrom(from: number): ReadPart {
    const bytes = bytesFrom(this.#file, from);
    // A character that was cut in two makes its line unreadable, not the others.
    const texts = bytes.toString('utf8').split('\n');
    const lines: Line[] = [];
    const damaged: number[] = [];
    for (const [index, text] of texts.entries()) {
      if (text === '') continue;
      const value = jsonIn(text);
      const line = knownLine(value);
      if (line !== undefined) lines.push(line);
      if (value === undefined && text.trim() !== '') damaged.push(index);
    }
    // Another process may be writing the last line.
    const isUnfinished = damaged.at(-1) === texts.length - 1;
    if (isUnfinished) damaged.pop();
    const end = isUnfinished ? bytes.lastIndexOf(newline) + 1 : bytes.length;
    this.#read = from + end;
    this.#inode = statIfThere(this.#file)?.ino;
    return { lines, damaged: damaged.length === 0 ? [] : rangesOf(bytes, from, damaged) };
  }

  /** What is left of a line at the end that no process is writing any more; none if the file ends with a whole line. */
  #unfinished(): ReadPart['damaged'] {
    const before = bytesFrom(this.#file, this.#read);
    if (before.length === 0) return [];
    // A line is written at once, if not at the same instant.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, writing);
    if (!bytesFrom(this.#file, this.#read).equals(before)) return [];
    const from = this.#read;
    const line = countOf(bytesFrom(this.#file, 0).subarray(0, from)) + 1;
    return [{ from, to: from + before.length, line }];
  }

  /** Puts damaged lines into a file beside this one, and leaves blank space in their place. */
  #putAside(damaged: ReadPart['damaged']): void {
    const file = this.#file;
    const aside = this.#beside('damaged.txt');
    const count = damaged.length;
    try {
      const bytes = bytesFrom(file, 0);
      const texts = damaged.map(({ from, to }) => bytes.subarray(from, to));
      append(aside, Buffer.concat(texts.flatMap((text) => [text, Buffer.from('\n')])));
      blank(file, damaged);
      this.#report(message('journal.lines-aside', { file: aside, count }));
    } catch {
      const line = damaged[0]?.line ?? 0;
      this.#report(message('journal.lines-unread', { file, count, line }));
    }
  }
}

/** One journal with the lines of two, each once; the first one itself if it has all of them. */
export function joinedJournals(mine: Buffer, theirs: Buffer): Buffer {
  const known = new Set(linesIn(mine));
  const news = linesIn(theirs).filter((line) => !known.has(line));
  if (news.length === 0) return mine;
  const begin = mine.length === 0 || mine.at(-1) === newline ? '' : '\n';
  return Buffer.concat([mine, Buffer.from(`${begin}${news.join('\n')}\n`)]);
}

/** Adds the lines that a journal's file lacks. @throws if it can't be read or written. */
export function addMissingLines(file: string, theirs: Buffer): void {
  const mine = bytesFrom(file, 0);
  const both = joinedJournals(mine, theirs);
  // Another process may be adding lines, so the file is not replaced.
  if (both !== mine) append(file, both.subarray(mine.length));
}

/** The lines of a journal that aren't blank. */
export function linesIn(journal: Buffer): string[] {
  return journal
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

const newline = 0x0a;

/** The longest time that writing a line may take once it has begun (ms). */
const writing = 5;

/** The bytes of a file from one on; none if it is missing. @throws if it can't be read, or is too large. */
function bytesFrom(file: string, from: number): Buffer {
  const bytes = withRegularFile(file, (descriptor, size) => {
    // Security, held by journal.test.ts: No more is read than a limit.
    if (size > mostMegabytes * 2 ** 20) {
      throw new FileProblem(message('files.reason.too-large', { most: mostMegabytes }));
    }
    const part = Buffer.alloc(Math.max(0, size - from));
    let read = 0;
    while (read < part.length) {
      const count = fs.readSync(descriptor, part, read, part.length - read, from + read);
      if (count === 0) break;
      read += count;
    }
    return part.subarray(0, read);
  });
  return bytes ?? Buffer.alloc(0);
}

/** The value in a line of JSON; undefined if it is none, such as one that was cut short. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Where lines are in a file. @param lines - their indexes among those of the bytes, in order. */
function rangesOf(bytes: Buffer, from: number, lines: readonly number[]): ReadPart['damaged'] {
  let start = 0;
  let index = 0;
  return lines.map((wanted) => {
    while (index < wanted) {
      start = bytes.indexOf(newline, start) + 1;
      index++;
    }
    const end = bytes.indexOf(newline, start);
    return { from: from + start, to: from + (end === -1 ? bytes.length : end), line: index + 1 };
  });
}

function countOf(bytes: Buffer): number {
  return bytes.reduce((count, byte) => count + (byte === newline ? 1 : 0), 0);
}

/** Adds whole lines to a file, which is on the disk then. They begin a line, whatever is before. */
function append(file: string, lines: string | Buffer): void {
  makeFolder(path.dirname(file));
  const there = statIfThere(file);
  if (there !== undefined) refuseIrregular(there);
  const descriptor = fs.openSync(file, 'a+');
  try {
    const { size } = fs.fstatSync(descriptor);
    const begin = Buffer.from(endsLine(descriptor, size) ? '' : '\n');
    writeAll(descriptor, Buffer.concat([begin, Buffer.from(lines)]));
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function endsLine(descriptor: number, size: number): boolean {
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  fs.readSync(descriptor, last, 0, 1, size - 1);
  return last[0] === newline;
}

/** Overwrites parts of a file with spaces: what other processes add meanwhile stays where it is. */
function blank(file: string, ranges: readonly Range[]): void {
  const descriptor = fs.openSync(file, 'r+');
  try {
    for (const { from, to } of ranges) {
      fs.writeSync(descriptor, Buffer.alloc(to - from, ' '), 0, to - from, from);
    }
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
