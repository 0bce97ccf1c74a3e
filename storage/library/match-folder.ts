import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { sweepTemporaryFiles, writeWhole } from '../files/atomic-write.ts';
import { namesIn } from '../files/names-in.ts';
import { FileProblem } from '../files/reason.ts';
import { message } from '../../words/message.ts';
import type { IndexEntry } from './index-file.ts';
import { MatchEntries, type ReadLong } from './match-entries.ts';
import {
  entryOf,
  fileIn,
  isAsKnown,
  isId,
  longText,
  lookThrough,
  mostMatchMegabytes,
  readMatch,
  stampOf,
  type Stamp,
  textOf,
  type LongText,
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

const deletedName = 'deleted';

/** The kept matches for readers who can wait. */
export interface ReadableMatches {
  readonly folder: MatchFolder;
  /** Reads a match; a long one in a thread, so that nothing waits for it. */
  readonly read: (id: string) => Promise<MatchFile>;
}

/**
 * The kept matches: a file each, and an index as a cache. The memory has the state of the files when they were last read.
 */
export class MatchFolder {
  readonly folder: string;
  readonly #entries: MatchEntries;
  /** The head of the match written last, since a match is written after each ply. */
  #last: { readonly id: string; readonly head: MatchHead } | undefined;
  /** Deleted matches by id, so that an unchanged file needs not be read when it is restored. */
  readonly #removed = new Map<string, IndexEntry>();

  constructor(folder: string, entries: MatchEntries) {
    this.folder = folder;
    this.#entries = entries;
  }

  /** Unusable files that were not reported at an earlier start. */
  get unusable(): readonly UnusableFile[] {
    return this.#entries.found().unusable;
  }

  /** The number of files that were read because the index was out of date. */
  get reread(): number {
    return this.#entries.found().reread;
  }

  /**
   * Looks through the files in slices. A request before the end looks through the rest at once.
   */
  lookThrough(): Promise<void> {
    return this.#entries.lookThrough();
  }

  /** Increases with every change. */
  revision(): number {
    return this.#entries.revision;
  }

  *summaries(): Iterable<MatchSummary> {
    for (const { summary } of this.#entries.all()) {
      if (summary !== null) yield summary;
    }
  }

  summary(id: string): MatchSummary | undefined {
    return this.#entries.of(id)?.summary ?? undefined;
  }

  /** An unused id. */
  freeId(now: number): string {
    const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
    for (;;) {
      const id = `${stamp}-${randomBytes(2).toString('hex')}`;
      if (this.#entries.of(id) === undefined) return id;
    }
  }

  fileOf(id: string): string {
    return fileIn(this.folder, id);
  }

  /** Whether no other program has written a match since it was last written or read. */
  isAsKept(id: string): boolean {
    const known = this.#entries.of(id);
    return known === undefined || this.isAsItWas(id, known);
  }

  /** Whether a match has not been written since its file had a stamp, or is gone. */
  isAsItWas(id: string, { modified, bytes }: Stamp): boolean {
    const now = this.stamp(id);
    return now === undefined || (now.modified === modified && now.bytes === bytes);
  }

  /** The time and size of a match's file, which change when it is written; undefined if it is gone. */
  stamp(id: string): Stamp | undefined {
    const found = fs.statSync(this.fileOf(id), { throwIfNoEntry: false });
    return found && stampOf(found);
  }

  /** Reads a match from its file. */
  read(id: string): MatchFile {
    return readMatch(this.folder, id);
  }

  /** The text of a match that takes a while to read; undefined if it is short, or can't be read. */
  longText(id: string): LongText | undefined {
    return longText(this.folder, id);
  }

  /** The text of a match's file. @throws if it can't be read. */
  text(id: string): string {
    return textOf(this.folder, id);
  }

  /** Writes a match. @throws if it can't be written; its file is then unchanged. */
  write(id: string, table: SeatedMatch, notes: MatchNotes): void {
    const head = this.#headOf(id);
    this.#put(id, matchFileText(table, notes, head), summaryOf(id, table, notes));
    this.#last = { id, head };
  }

  /**
   * Changes the notes of a match.
   *
   * @param read - what another thread has read, if another program has changed the file.
   * @throws if it can't be read or written.
   */
  annotate(id: string, change: Partial<MatchNotes>, read?: MatchFile): void {
    const changed = read?.kind === 'match' ? summaryOf(id, read.table, read.notes) : undefined;
    const known = this.isAsKept(id) ? this.summary(id) : changed;
    const { entry, problem } = known ? { entry: undefined } : entryOf(this.folder, id);
    const summary = known ?? entry?.summary;
    if (!summary) throw new FileProblem(problem ?? message('files.reason.missing'));
    const now = { ...summary, ...change };
    this.#put(id, annotatedText(this.text(id), now), now);
  }

  /** Deletes a match, which can be restored. @returns false if there is none. */
  remove(id: string, now: number): boolean {
    const known = this.#entries.of(id);
    if (known === undefined) return false;
    const to = this.#deletedFile(id);
    // Only the last deleted match with an id can be restored.
    fs.rmSync(to, { force: true });
    if (!move(this.fileOf(id), to)) return false;
    // The time of the deletion determines how long it is kept.
    fs.utimesSync(to, now / 1000, now / 1000);
    this.#removed.set(id, { ...known, ...stampOf(fs.statSync(to)) });
    if (this.#last?.id === id) this.#last = undefined;
    this.#entries.set(id, undefined);
    return true;
  }

  /** Restores a deleted match. @returns false if there is none. */
  restore(id: string): boolean {
    const file = this.fileOf(id);
    if (!isId(id) || !move(this.#deletedFile(id), file)) return false;
    const known = this.#removed.get(id);
    const stays = known !== undefined && isAsKnown(file, known);
    this.#entries.set(id, stays ? known : entryOf(this.folder, id).entry);
    return true;
  }

  /** Writes the index if it is out of date. */
  close(): void {
    this.#entries.save();
  }

  #deletedFile(id: string): string {
    return fileIn(path.join(this.folder, deletedName), id);
  }

  #headOf(id: string): MatchHead {
    if (this.#last?.id === id) return this.#last.head;
    if (this.#entries.of(id) === undefined) return {};
    try {
      return headIn(this.text(id));
    } catch {
      return {};
    }
  }

  #put(id: string, text: string, summary: MatchSummary): void {
    const file = this.fileOf(id);
    // Existing files must be read first.
    this.#entries.found();
    const bytes = Buffer.from(text);
    if (bytes.length > mostMatchMegabytes * 2 ** 20) {
      throw new FileProblem(message('files.reason.too-large', { most: mostMatchMegabytes }));
    }
    writeWhole(file, bytes);
    this.#entries.set(id, { id, ...stampOf(fs.statSync(file)), summary });
  }
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
  return new MatchFolder(folder, new MatchEntries(folder, changed, readLong));
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

/** @returns false if there is nothing to move, or something in its place. */
function move(from: string, to: string): boolean {
  if (!fs.existsSync(from) || fs.existsSync(to)) return false;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
  return true;
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
