import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { KeptMatch, type OpenedMatch } from '../../storage/library/kept-match.ts';
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

/** Keeps a match of the terminal among those of the desktop program. */
export interface Keeping {
  /** Keeps its newest state. */
  keep(table: SeatedMatch): void;
  /** Closes it, and prints how to resume an unfinished match. */
  close(): void;
}

/**
 * Keeps a match in a folder.
 *
 * @param opened - the match to resume; a new one if undefined.
 */
export function keepIn(
  folder: string,
  opened: OpenedMatch | undefined,
  terminal: Terminal,
): Keeping {
  const matches = openMatchFolder(folder, Date.now());
  const kept = new KeptMatch(matches, Date.now, () => undefined);
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
 * An unfinished kept match.
 *
 * @param id - its id; the unfinished match played last by default.
 * @throws UserError if there is none, if it is over, or if it can't be used.
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

function lastUnfinished(matches: Pick<MatchFolder, 'summaries'>): MatchSummary | undefined {
  return lastPlayed([...matches.summaries()].filter(isUnfinished), Date.now());
}

function isUnfinished(summary: MatchSummary | undefined): boolean {
  return summary?.result.kind === 'unfinished';
}
