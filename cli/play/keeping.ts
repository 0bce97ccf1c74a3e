import type { Table } from '../../engine/match/table.ts';
import { keepMatch, type OpenedMatch } from '../../storage/library/kept-match.ts';
import {
  openMatchFolder,
  readMatchFolder,
  type MatchFolder,
} from '../../storage/library/match-folder.ts';
import { lastPlayed } from '../../storage/library/on-table.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import { message } from '../../words/message.ts';
import { badValue } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

/** Keeps a match that is played in the terminal, beside those of the desktop program. */
export interface Keeping {
  /** Keeps what has become of it. */
  keep(table: Table): void;
  /** Ends it, and says how one goes on with a match that is not over. */
  close(): void;
}

/**
 * Keeps a match in a folder.
 *
 * @param opened - the match there that goes on; a new one where there is none.
 */
export function keepIn(
  folder: string,
  opened: OpenedMatch | undefined,
  terminal: Terminal,
): Keeping {
  const matches = openMatchFolder(folder, Date.now());
  const kept = keepMatch(matches, Date.now, () => undefined);
  kept.turnTo(opened);
  return {
    keep(table) {
      const problem = kept.keep(table);
      if (problem !== undefined) terminal.warn(problem);
    },
    close() {
      kept.close();
      const id = kept.id();
      if (id !== null && isUnfinished(matches.summary(id))) {
        terminal.print(terminal.words.text('cli-play.kept', { id }));
      }
      matches.close();
    },
  };
}

/**
 * A kept match that can go on.
 *
 * @param id - which one; the unfinished one that was played last, where nothing is said.
 * @throws UserError where there is none, where it is over, or where it can't be used.
 */
export function resumedMatch(folder: string, id: string | undefined): OpenedMatch {
  const matches = readMatchFolder(folder);
  const summary = id === undefined ? lastUnfinished(matches) : matches.summary(id);
  if (summary === undefined) {
    throw id === undefined
      ? new UserError(message('cli.resume.none', { folder }))
      : badValue('--resume', id, message('cli.matches.allowed-id'));
  }
  if (!isUnfinished(summary)) throw new UserError(message('cli.resume.over', { id: summary.id }));
  const read = matches.read(summary.id);
  if (read.kind === 'unusable') throw new UserError(read.reason, 1);
  return { id: summary.id, table: read.table };
}

function lastUnfinished({ summaries }: Pick<MatchFolder, 'summaries'>): MatchSummary | undefined {
  return lastPlayed([...summaries()].filter(isUnfinished), Date.now());
}

function isUnfinished(summary: MatchSummary | undefined): boolean {
  return summary?.result.kind === 'unfinished';
}
