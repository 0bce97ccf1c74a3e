import path from 'node:path';
import { writeIndex, type IndexEntry } from './index-file.ts';
import { indexName, lookThroughByFile, type LongText, type LookedThrough } from './look-through.ts';
import type { MatchFile } from './match-file.ts';

/** Reads a long match. */
export type ReadLong = (long: LongText) => Promise<MatchFile>;

/** The changed matches after which the index is written, in case the process is killed. */
const mostUnwritten = 200;

/** The longest slice of looking through files before other requests are answered, in milliseconds. */
const longestSlice = 12;

/** The matches of a folder as its files had them when they were last read or written, and the index as a cache of that. */
export class MatchEntries {
  readonly #folder: string;
  readonly #changed: (revision: number) => void;
  readonly #readLong: ReadLong;
  #looking: ReturnType<typeof lookThroughByFile> | undefined;
  /** The long match that the look is waiting for. */
  #awaited: LongText | undefined;
  #found: LookedThrough | undefined;
  #revision = 0;
  #stale = false;
  /** The matches that have changed since the index was written. */
  readonly #unwritten = new Set<string>();

  /** @param changed - called with the revision after every change. */
  constructor(folder: string, changed: (revision: number) => void, readLong: ReadLong) {
    this.#folder = folder;
    this.#changed = changed;
    this.#readLong = readLong;
  }

  /** Increases with every change. */
  get revision(): number {
    return this.#revision;
  }

  /** The result of the look through the files, finished at once if need be. */
  found(): LookedThrough {
    while (this.#found === undefined) this.#lookOn();
    return this.#found;
  }

  /** Looks through the files in slices. */
  async lookThrough(): Promise<void> {
    let since = performance.now();
    while (this.#found === undefined) {
      const long = this.#awaited;
      const read = long && (await this.#readLong(long));
      // A request may have looked through the rest meanwhile.
      if (long === this.#awaited) this.#lookOn(read);
      if (performance.now() - since < longestSlice) continue;
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
  }

  all(): Iterable<IndexEntry> {
    return this.found().entries.values();
  }

  of(id: string): IndexEntry | undefined {
    return this.found().entries.get(id);
  }

  /** Changes the entry of a match; undefined if it is deleted. */
  set(id: string, entry: IndexEntry | undefined): void {
    const { entries } = this.found();
    if (entry === undefined) entries.delete(id);
    else entries.set(id, entry);
    this.#revision++;
    this.#stale = true;
    this.#unwritten.add(id);
    if (this.#unwritten.size >= mostUnwritten) this.save();
    this.#changed(this.#revision);
  }

  /** Writes the index if it is out of date. */
  save(): void {
    if (!this.#stale) return;
    this.#unwritten.clear();
    try {
      writeIndex(path.join(this.#folder, indexName), [...this.all()]);
      this.#stale = false;
    } catch {
      // A missing index is rebuilt, and matches report their own write errors.
    }
  }

  /** Looks at one more file. @param read - the long match, if it was read elsewhere. */
  #lookOn(read = this.#awaited?.now()): void {
    try {
      this.#looking ??= lookThroughByFile(this.#folder);
      const step = this.#looking.next(read);
      this.#awaited = step.done === true ? undefined : step.value;
      if (step.done === true) this.#afterLook(step.value);
    } catch (error) {
      this.#looking = undefined;
      throw error;
    }
  }

  #afterLook(found: LookedThrough): void {
    this.#found = found;
    this.#stale = !found.isIndexed;
    this.save();
  }
}
