import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { sweepTemporaryFiles, writeWhole } from '../files/atomic-write.ts';
import { namesIn } from '../files/names-in.ts';
import { FileProblem } from '../files/reason.ts';
import { message } from '../../words/message.ts';
import { writeIndex, type IndexEntry } from './index-file.ts';
import {
  entryOf,
  fileIn,
  indexName,
  isAsKnown,
  isId,
  longText,
  lookThrough,
  lookThroughByFile,
  mostMatchMegabytes,
  readMatch,
  stampOf,
  textOf,
  type LongText,
  type LookedThrough,
  type UnusableFile,
} from './look-through.ts';
import {
  annotatedText,
  headIn,
  matchFileText,
  type MatchFile,
  type MatchHead,
} from './match-file.ts';
import { summaryOf, type MatchNotes, type MatchSummary } from './summary.ts';

/** How long a deleted match can be restored, in milliseconds. */
const keptDeleted = 30 * 24 * 60 * 60 * 1000;

/** The changed matches after which the index is written, in case the process is killed. */
const mostUnwritten = 200;

/** The longest slice of looking through files before other requests are answered, in milliseconds. */
const longestSlice = 12;

const deletedName = 'deleted';

/** Reads a long match. */
export type ReadLong = (long: LongText) => Promise<MatchFile>;

/** The kept matches for readers who can wait. */
export interface ReadableMatches {
  readonly folder: MatchFolder;
  /** Reads a match; a long one in a thread, so that nothing waits for it. */
  readonly read: (id: string) => Promise<MatchFile>;
}

/**
 * The kept matches: a file each, and an index as a cache. The memory has the state of the files when they were last read.
 */
export interface MatchFolder {
  readonly folder: string;
  /** Unusable files that were not reported at an earlier start. */
  readonly unusable: readonly UnusableFile[];
  /** The number of files that were read because the index was out of date. */
  readonly reread: number;
  /**
   * Looks through the files in slices. A request before the end looks through the rest at once.
   */
  lookThrough(): Promise<void>;
  /** Increases with every change. */
  revision(): number;
  summaries(): Iterable<MatchSummary>;
  summary(id: string): MatchSummary | undefined;
  /** An unused id. */
  freeId(now: number): string;
  fileOf(id: string): string;
  /** Whether no other program has written a match since it was last written or read. */
  isAsKept(id: string): boolean;
  /** Reads a match from its file. */
  read(id: string): MatchFile;
  /** The text of a match that takes a while to read; undefined if it is short, or can't be read. */
  longText(id: string): LongText | undefined;
  /** The text of a match's file. @throws if it can't be read. */
  text(id: string): string;
  /** Writes a match. @throws if it can't be written; its file is then unchanged. */
  write(id: string, table: SeatedMatch, notes: MatchNotes): void;
  /** Changes the notes of a match. @throws if it can't be read or written. */
  annotate(id: string, change: Partial<MatchNotes>): void;
  /** Deletes a match, which can be restored. @returns false if there is none. */
  remove(id: string, now: number): boolean;
  /** Restores a deleted match. @returns false if there is none. */
  restore(id: string): boolean;
  /** Writes the index if it is out of date. */
  close(): void;
}

/**
 * Opens the folder of kept matches for changes, and removes the temporary files of killed processes. Matches are read at the
 * first request: a start has to show one match, not thousands.
 *
 * @param readLong - reads a long match, perhaps in another thread.
 */
export function openMatchFolder(
  folder: string,
  now: number,
  changed: (revision: number) => void = () => undefined,
  readLong: ReadLong = (long) => Promise.resolve(long.now()),
): MatchFolder {
  sweepTemporaryFiles(folder);
  forgetDeleted(path.join(folder, deletedName), now);
  const indexFile = path.join(folder, indexName);
  let looking: ReturnType<typeof lookThroughByFile> | undefined;
  /** The long match that the look is waiting for. */
  let awaited: LongText | undefined;
  let lookedThrough: LookedThrough | undefined;
  let revision = 0;
  let stale = false;
  /** The matches that have changed since the index was written. */
  const unwritten = new Set<string>();
  /** The head of the match written last, since a match is written after each ply. */
  let last: { readonly id: string; readonly head: MatchHead } | undefined;
  /** Deleted matches by id, so that an unchanged file needs not be read when it is restored. */
  const removed = new Map<string, IndexEntry>();

  function looked(): LookedThrough {
    while (lookedThrough === undefined) lookOn();
    return lookedThrough;
  }

  /** Looks at one more file. @param read - the long match, if it was read elsewhere. */
  function lookOn(read = awaited?.now()): void {
    try {
      looking ??= lookThroughByFile(folder);
      const step = looking.next(read);
      awaited = step.done === true ? undefined : step.value;
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
      const long = awaited;
      const read = long && (await readLong(long));
      // A request may have looked through the rest meanwhile.
      if (long === awaited) lookOn(read);
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
      // A missing index is rebuilt, and matches report their own write errors.
    }
  }

  function isAsKept(id: string): boolean {
    const found = fs.statSync(fileIn(folder, id), { throwIfNoEntry: false });
    const known = entryAt(id);
    if (found === undefined || known === undefined) return true;
    const { modified, bytes } = stampOf(found);
    return modified === known.modified && bytes === known.bytes;
  }

  function headOf(id: string): MatchHead {
    if (last?.id === id) return last.head;
    if (entryAt(id) === undefined) return {};
    try {
      return headIn(textOf(folder, id));
    } catch {
      return {};
    }
  }

  function put(id: string, text: string, summary: MatchSummary): void {
    const file = fileIn(folder, id);
    // Existing files must be read first.
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
    isAsKept,
    read: (id) => readMatch(folder, id),
    longText: (id) => longText(folder, id),
    text: (id) => textOf(folder, id),
    write(id, table, notes) {
      const head = headOf(id);
      put(id, matchFileText(table, notes, head), summaryOf(id, table, notes));
      last = { id, head };
    },
    annotate(id, change) {
      const known = isAsKept(id) ? entryAt(id)?.summary : undefined;
      const { entry, problem } = known ? { entry: undefined } : entryOf(folder, id);
      const summary = known ?? entry?.summary;
      if (!summary) throw new FileProblem(problem ?? message('files.reason.missing'));
      const now = { ...summary, ...change };
      put(id, annotatedText(textOf(folder, id), now), now);
    },
    remove(id, now) {
      if (entryAt(id) === undefined) return false;
      const to = fileIn(path.join(folder, deletedName), id);
      // Only the last deleted match with an id can be restored.
      fs.rmSync(to, { force: true });
      if (!move(fileIn(folder, id), to)) return false;
      // The time of the deletion determines how long it is kept.
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

/** The kept matches for reading: nothing is written. */
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
