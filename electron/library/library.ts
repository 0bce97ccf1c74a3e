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

/** All matches that are kept, and the one of them that lies on the table. */
export interface Library {
  readonly folder: MatchFolder;
  readonly kept: KeptMatch;
  readonly resets: StatisticsResets;
  /** The match that lay on the table last, whether it is over or not; nothing if there is none. */
  last(): OpenedMatch | undefined;
  /** What was wrong with what is kept, but for the matches. */
  readonly problems: readonly Message[];
  /** Which matches can't be used. It takes a while to look through thousands. */
  unusable(): readonly Message[];
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  close(): void;
}

/** What a library needs of those around it. */
export interface LibraryOptions {
  /** Is told of every change of what is kept, and of how it is counted. */
  readonly changed: (revision: number) => void;
  /** Is told why a match could not be kept, once it can. */
  readonly mended?: (told: Message) => void;
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

/** A match of a folder; nothing if it can't be used. */
function openedFrom(folder: MatchFolder, id: string): OpenedMatch | undefined {
  const read = isId(id) ? folder.read(id) : undefined;
  return read?.kind === 'match' ? { id, table: read.table } : undefined;
}

/** So many files are named; that there are more is said. */
const mostNamed = 3;

function unusableFiles({ folder, unusable }: MatchFolder): Message[] {
  const named = unusable
    .slice(0, mostNamed)
    .map(({ name, reason }: UnusableFile) => message('library.unusable', { folder, name, reason }));
  const count = unusable.length - named.length;
  return count === 0 ? named : [...named, message('library.more-unusable', { folder, count })];
}
