import path from 'node:path';
import { sweepTemporaryFiles } from '../../storage/files/atomic-write.ts';
import { isId, type UnusableFile } from '../../storage/library/look-through.ts';
import { openMatchFolder, type MatchFolder } from '../../storage/library/match-folder.ts';
import { lastPlayed, readOnTable } from '../../storage/library/on-table.ts';
import { message, type Message } from '../../words/message.ts';
import { keepMatch, type KeptMatch, type OpenedMatch } from '../../storage/library/kept-match.ts';
import {
  openStatisticsResets,
  type StatisticsResets,
} from '../../storage/library/statistics-resets.ts';

/** All kept matches, and the one on the table among them. */
export interface Library {
  readonly folder: MatchFolder;
  readonly kept: KeptMatch;
  readonly resets: StatisticsResets;
  /** The match that was on the table last, whether it is over or not; undefined if there is none. */
  last(): OpenedMatch | undefined;
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
}

/** Opens the library in a user-data folder. */
export function openLibrary(
  home: string,
  { changed, mended = () => undefined, now = Date.now }: LibraryOptions,
): Library {
  sweepTemporaryFiles(home);
  const folder = openMatchFolder(path.join(home, 'matches'), now(), changed);
  const resets = openStatisticsResets(home, () => changed(folder.revision()));
  const kept = keepMatch(folder, now, mended);
  return {
    folder,
    kept,
    resets,
    last: () => lastOnTable(folder, now()),
    problems: resets.problem === undefined ? [] : [resets.problem],
    unusable: () => unusableFiles(folder),
    now,
    close() {
      kept.close();
      folder.close();
    },
  };
}

function lastOnTable(folder: MatchFolder, now: number): OpenedMatch | undefined {
  const onTable = readOnTable(folder.folder);
  const there = onTable === undefined ? undefined : openedFrom(folder, onTable);
  if (there !== undefined) return there;
  const last = lastPlayed(folder.summaries(), now);
  return last && openedFrom(folder, last.id);
}

/** A match of a folder; undefined if it can't be used. */
function openedFrom(folder: MatchFolder, id: string): OpenedMatch | undefined {
  const read = isId(id) ? folder.read(id) : undefined;
  return read?.kind === 'match' ? { id, table: read.table } : undefined;
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
