import path from 'node:path';
import { sweepTemporaryFiles } from '../../storage/files/atomic-write.ts';
import { atItsEnd } from '../../engine/match/seated-match.ts';
import { isId, type UnusableFile } from '../../storage/library/look-through.ts';
import type { MatchFile } from '../../storage/library/match-file.ts';
import {
  openMatchFolder,
  type MatchFolder,
  type ReadableMatches,
} from '../../storage/library/match-folder.ts';
import type { ReadLong } from '../../storage/library/match-entries.ts';
import { lastPlayed, readOnTable } from '../../storage/library/on-table.ts';
import { message, type Message } from '../../words/message.ts';
import { KeptMatch, type OpenedMatch } from '../../storage/library/kept-match.ts';
import {
  openStatisticsResets,
  type StatisticsResets,
} from '../../storage/library/statistics-resets.ts';

/** All kept matches, and the one on the table among them. */
export interface Library extends ReadableMatches {
  readonly kept: KeptMatch;
  readonly resets: StatisticsResets;
  /**
   * The match that was on the table last, whether it is over or not; undefined if there is none, or if it is long: then
   * `lastLong` reads it.
   */
  last(): OpenedMatch | undefined;
  /** Reads the match that was on the table last if it is long. */
  lastLong(): Promise<OpenedMatch | undefined> | undefined;
  /** Problems with the files of the library, except for the matches. */
  readonly problems: readonly Message[];
  /** Messages about unusable matches. Reading thousands takes a while. */
  unusable(): readonly Message[];
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  close(): void;
}

/** The program around a library. */
export interface LibraryOptions {
  /** Called with every change of the kept matches, and of how they are counted. */
  readonly changed: (revision: number) => void;
  /** Called with the notice about an unwritten match, once it is written. */
  readonly mended?: (problem: Message) => void;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Reads a long match in a thread. */
  readonly readLong?: ReadLong;
}

/** Opens the library in a user-data folder. */
export function openLibrary(
  home: string,
  {
    changed,
    mended = () => undefined,
    now = Date.now,
    readLong = (long) => Promise.resolve(long.now()),
  }: LibraryOptions,
): Library {
  sweepTemporaryFiles(home);
  const folder = openMatchFolder(path.join(home, 'matches'), now(), changed, readLong);
  const resets = openStatisticsResets(home, () => changed(folder.revision()));
  const kept = new KeptMatch(folder, now, mended);
  return {
    folder,
    kept,
    resets,
    async read(id) {
      const long = folder.longText(id);
      return long === undefined ? folder.read(id) : readLong(long);
    },
    last() {
      const last = lastOnTable(folder, now(), readLong);
      return typeof last === 'function' ? undefined : last;
    },
    lastLong() {
      const last = lastOnTable(folder, now(), readLong);
      return typeof last === 'function' ? last() : undefined;
    },
    problems: resets.problem === undefined ? [] : [resets.problem],
    unusable: () => unusableFiles(folder),
    now,
    close() {
      kept.close();
      folder.close();
    },
  };
}

/** A match, or a function that reads it if that takes a while; undefined if it can't be used. */
type Found = OpenedMatch | (() => Promise<OpenedMatch | undefined>) | undefined;

function lastOnTable(folder: MatchFolder, now: number, readLong: ReadLong): Found {
  const onTable = readOnTable(folder.folder);
  const there = onTable === undefined ? undefined : openedFrom(folder, onTable, readLong);
  const played = (): Found => {
    const last = lastPlayed(folder.summaries(), now);
    return last && openedFrom(folder, last.id, readLong);
  };
  if (typeof there !== 'function') return there ?? played();
  return async () => {
    const found = (await there()) ?? played();
    return typeof found === 'function' ? found() : found;
  };
}

function openedFrom(folder: MatchFolder, id: string, readLong: ReadLong): Found {
  if (!isId(id)) return undefined;
  const long = folder.longText(id);
  const opened = (read: MatchFile) =>
    read.kind === 'match' ? { id, table: atItsEnd(read.table) } : undefined;
  return long === undefined ? opened(folder.read(id)) : async () => opened(await readLong(long));
}

/** The most files that are named; a message says that there are more. */
const mostNamed = 3;

function unusableFiles({ folder, unusable }: MatchFolder): Message[] {
  const named = unusable
    .slice(0, mostNamed)
    .map(({ name, reason }: UnusableFile) => message('library.unusable', { folder, name, reason }));
  const count = unusable.length - named.length;
  return count === 0 ? named : [...named, message('library.more-unusable', { folder, count })];
}
