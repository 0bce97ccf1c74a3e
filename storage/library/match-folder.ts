import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Table } from '../../engine/match/table.ts';
import { sweepTemporaryFiles, writeWhole } from '../files/atomic-write.ts';
import { FileProblem } from '../files/reason.ts';
import { message } from '../../words/message.ts';
import { writeIndex, type IndexEntry } from './index-file.ts';
import {
  entryOf,
  fileIn,
  indexName,
  isAsKnown,
  isId,
  lookThrough,
  lookThroughByFile,
  mostMatchMegabytes,
  namesIn,
  readMatch,
  stampOf,
  textOf,
  type LookedThrough,
  type UnusableFile,
} from './look-through.ts';
import { annotatedText, matchFileText, type MatchFile, type MatchHead } from './match-file.ts';
import { summaryOf, type MatchNotes, type MatchSummary } from './summary.ts';

/** How long a deleted match can be had back, in milliseconds. */
const keptDeleted = 30 * 24 * 60 * 60 * 1000;

/** After changes to so many matches the index is written: a process that is killed writes none at its end. */
const mostUnwritten = 200;

/** Others are answered after so many milliseconds of looking through files. */
const longestSlice = 12;

const deletedName = 'deleted';

/**
 * The kept matches: a file each, which is what counts, and an index of them, which is a cache. What is
 * in memory is what the files said when they were looked at last.
 */
export interface MatchFolder {
  readonly folder: string;
  /** What can't be used, and has not been told at an earlier start. */
  readonly unusable: readonly UnusableFile[];
  /** How many files had to be read, since the index did not know them as they are. */
  readonly reread: number;
  /**
   * Looks through the files bit by bit, and answers others meanwhile. Whoever asks something of them before that is
   * done has the rest looked through at once.
   */
  lookThrough(): Promise<void>;
  /** Grows with every change. */
  revision(): number;
  summaries(): Iterable<MatchSummary>;
  summary(id: string): MatchSummary | undefined;
  /** An id that no match has. */
  freeId(now: number): string;
  fileOf(id: string): string;
  /** Whether nobody else has written a match since it was written or looked at last. */
  isAsKept(id: string): boolean;
  /** Reads a match anew. */
  read(id: string): MatchFile;
  /** The text of a match's file. @throws where it can't be read. */
  text(id: string): string;
  /** Keeps a match. @throws where it can't be written; the file is then as it was. */
  write(id: string, table: Table, notes: MatchNotes): void;
  /** Gives a match other notes. @throws where it can't be read or written. */
  annotate(id: string, change: Partial<MatchNotes>): void;
  /** Deletes a match, so that it can be had back. @returns false where there is none. */
  remove(id: string, now: number): boolean;
  /** Brings a deleted match back. @returns false where there is none. */
  restore(id: string): boolean;
  /** Writes the index, where it is not up to date. */
  close(): void;
}

/**
 * Opens the folder of kept matches, to change it. What is left of killed processes is swept up. The files are looked
 * through once something of them is asked: a start has to show one match, not thousands.
 */
export function openMatchFolder(
  folder: string,
  now: number,
  changed: (revision: number) => void = () => undefined,
): MatchFolder {
  sweepTemporaryFiles(folder);
  forgetDeleted(path.join(folder, deletedName), now);
  const indexFile = path.join(folder, indexName);
  let looking: ReturnType<typeof lookThroughByFile> | undefined;
  let lookedThrough: LookedThrough | undefined;
  let revision = 0;
  let stale = false;
  /** What the index doesn't say as it is; a match that goes on and on counts once. */
  const unwritten = new Set<string>();
  /** What this version doesn't know of the match written last, since it is written after each ply. */
  let last: { readonly id: string; readonly head: MatchHead } | undefined;
  /** What was deleted since the start, as its file lies there: what comes back so needs not be read. */
  const removed = new Map<string, IndexEntry>();

  function looked(): LookedThrough {
    while (lookedThrough === undefined) lookOn();
    return lookedThrough;
  }

  /** Looks at one more file. */
  function lookOn(): void {
    try {
      looking ??= lookThroughByFile(folder);
      const step = looking.next();
      if (step.done === true) afterLook(step.value);
    } catch (error) {
      looking = undefined;
      throw error;
    }
  }

  function afterLook(found: LookedThrough): void {
    lookedThrough = found;
    stale = !found.isIndexed;
    if (found.entries.size > 0) saveIndex();
  }

  async function lookBitByBit(): Promise<void> {
    let since = performance.now();
    while (lookedThrough === undefined) {
      lookOn();
      if (performance.now() - since < longestSlice) continue;
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
  }

  const entryAt = (id: string): IndexEntry | undefined => looked().entries.get(id);

  function become(id: string, entry: IndexEntry | undefined): void {
    const { entries } = looked();
    if (entry === undefined) entries.delete(id);
    else entries.set(id, entry);
    revision++;
    stale = true;
    unwritten.add(id);
    if (unwritten.size >= mostUnwritten) saveIndex();
    changed(revision);
  }

  function saveIndex(): void {
    if (!stale) return;
    unwritten.clear();
    try {
      writeIndex(indexFile, [...looked().entries.values()]);
      stale = false;
    } catch {
      // It is made anew where it is missing; what can't be written is told of the matches themselves.
    }
  }

  function headOf(id: string): MatchHead {
    if (last?.id === id) return last.head;
    const read = entryAt(id) !== undefined ? readMatch(folder, id) : undefined;
    return read?.kind === 'match' ? read.head : {};
  }

  function put(id: string, text: string, summary: MatchSummary): void {
    const file = fileIn(folder, id);
    // What was there before is looked at first.
    looked();
    const bytes = Buffer.from(text);
    if (bytes.length > mostMatchMegabytes * 2 ** 20) {
      throw new FileProblem(message('files.reason.too-large', { most: mostMatchMegabytes }));
    }
    writeWhole(file, bytes);
    become(id, { id, ...stampOf(fs.statSync(file)), summary });
  }

  function move(from: string, to: string): boolean {
    if (!fs.existsSync(from) || fs.existsSync(to)) return false;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.renameSync(from, to);
    return true;
  }

  return {
    folder,
    get unusable() {
      return looked().unusable;
    },
    get reread() {
      return looked().reread;
    },
    lookThrough: lookBitByBit,
    revision: () => revision,
    *summaries() {
      for (const { summary } of looked().entries.values()) {
        if (summary !== null) yield summary;
      }
    },
    summary: (id) => entryAt(id)?.summary ?? undefined,
    freeId(time) {
      const stamp = new Date(time).toISOString().replace(/[:.]/g, '-');
      for (;;) {
        const id = `${stamp}-${randomBytes(2).toString('hex')}`;
        if (entryAt(id) === undefined) return id;
      }
    },
    fileOf: (id) => fileIn(folder, id),
    isAsKept(id) {
      const found = fs.statSync(fileIn(folder, id), { throwIfNoEntry: false });
      const known = entryAt(id);
      if (found === undefined || known === undefined) return true;
      const { modified, bytes } = stampOf(found);
      return modified === known.modified && bytes === known.bytes;
    },
    read: (id) => readMatch(folder, id),
    text: (id) => textOf(folder, id),
    write(id, table, notes) {
      const head = headOf(id);
      put(id, matchFileText(table, notes, head), summaryOf(id, table, notes));
      last = { id, head };
    },
    annotate(id, change) {
      const read = readMatch(folder, id);
      if (read.kind === 'unusable') throw new FileProblem(read.reason);
      const notes = { ...read.notes, ...change };
      put(id, annotatedText(textOf(folder, id), notes), summaryOf(id, read.table, notes));
    },
    remove(id, now) {
      if (entryAt(id) === undefined) return false;
      const to = fileIn(path.join(folder, deletedName), id);
      // Whoever deletes the same match once more has seen the last one of it.
      fs.rmSync(to, { force: true });
      if (!move(fileIn(folder, id), to)) return false;
      // From then on it is kept for its time.
      fs.utimesSync(to, now / 1000, now / 1000);
      const known = entryAt(id);
      if (known !== undefined) removed.set(id, { ...known, ...stampOf(fs.statSync(to)) });
      if (last?.id === id) last = undefined;
      become(id, undefined);
      return true;
    },
    restore(id) {
      if (!isId(id)) return false;
      if (!move(fileIn(path.join(folder, deletedName), id), fileIn(folder, id))) return false;
      const known = removed.get(id);
      const stays = known !== undefined && isAsKnown(fileIn(folder, id), known);
      become(id, stays ? known : entryOf(folder, id).entry);
      return true;
    },
    close: saveIndex,
  };
}

/** The summaries of the kept matches, to look at them: nothing is written. */
export function readMatchFolder(
  folder: string,
): Pick<MatchFolder, 'summaries' | 'summary' | 'read' | 'text' | 'unusable'> {
  const { entries, unusable } = lookThrough(folder);
  return {
    unusable,
    *summaries() {
      for (const { summary } of entries.values()) if (summary !== null) yield summary;
    },
    summary: (id) => entries.get(id)?.summary ?? undefined,
    read: (id) => readMatch(folder, id),
    text: (id) => textOf(folder, id),
  };
}

function forgetDeleted(folder: string, now: number): void {
  for (const name of namesIn(folder)) {
    const file = path.join(folder, name);
    try {
      if (fs.statSync(file).mtimeMs < now - keptDeleted) fs.rmSync(file);
    } catch {
      // It does no harm, and the next start tries again.
    }
  }
}
