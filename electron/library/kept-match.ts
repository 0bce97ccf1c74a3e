import type { Table } from '../../engine/record.ts';
import { fileReason } from '../../files/reason.ts';
import type { MatchFolder } from '../../library/match-folder.ts';
import { resultOf } from '../../library/summary.ts';
import { message, type Message } from '../../words/message.ts';
import { commonPlies } from '../api/common-plies.ts';

/** A longer break than this is none that somebody spent playing; in milliseconds. */
const longestThought = 5 * 60 * 1000;

/** A match of the library. */
export interface OpenedMatch {
  readonly id: string;
  readonly table: Table;
}

/** Keeps the match on the table in the library, as one and the same match from ply to ply. */
export interface KeptMatch {
  /** Its id; null before its first move. */
  id(): string | null;
  /** What lies on the table next: a match of the library, or a new one. */
  turnTo(opened: OpenedMatch | undefined): void;
  /** Keeps what has become of it. @returns why it can't, the first time that it can't. */
  keep(table: Table): Message | undefined;
}

/**
 * Begins to keep a match. A match that is over stays as it is: who goes back in it and plays something
 * else plays another match.
 *
 * @param now - the clock, in milliseconds since 1970.
 */
export function keepMatch(folder: MatchFolder, now: () => number): KeptMatch {
  let id: string | null = null;
  /** As it was kept last. */
  let last: Table | undefined;
  let touched = now();
  let said = false;

  function write(table: Table, grown: boolean): void {
    const time = now();
    const sinceLast = Math.max(0, Math.min(time - touched, longestThought));
    touched = time;
    if (id === null || (last !== undefined && leavesEnd(last, table))) id = folder.freeId(time);
    const known = folder.summary(id);
    folder.write(id, table, {
      title: known?.title ?? '',
      comment: known?.comment ?? '',
      created: known?.created ?? time,
      changed: grown ? time : (known?.changed ?? time),
      played: (known?.played ?? 0) + (grown ? sinceLast : 0),
    });
  }

  return {
    id: () => id,
    turnTo(opened) {
      id = opened?.id ?? null;
      last = opened?.table;
      touched = now();
    },
    keep(table) {
      if (id === null && !isBegun(table)) return undefined;
      const grown =
        last === undefined || !hasSamePlies(last, table) || isSettledOtherwise(last, table);
      if (!grown && last?.match.at === table.match.at) return undefined;
      try {
        write(table, grown);
        last = table;
        said = false;
        return undefined;
      } catch (error) {
        if (said) return undefined;
        said = true;
        const file = id === null ? folder.folder : folder.fileOf(id);
        return message('match.not-saved', { file, reason: fileReason(error) });
      }
    },
  };
}

/** Whether somebody has made a move, or given up before: what chance has dealt alone is not worth keeping. */
function isBegun({ match, rounds = [] }: Table): boolean {
  const isSettled = match.settled !== undefined;
  return isSettled || rounds.length > 0 || match.history.some(({ seat }) => seat !== null);
}

function hasSamePlies(one: Table, other: Table): boolean {
  const [plies, others] = [one.match.history, other.match.history];
  return (
    (one.rounds?.length ?? 0) === (other.rounds?.length ?? 0) &&
    plies.length === others.length &&
    commonPlies(plies, others) === plies.length
  );
}

/** Whether somebody has resigned, a draw was agreed on, or either was taken back. */
function isSettledOtherwise(one: Table, other: Table): boolean {
  return JSON.stringify(one.match.settled) !== JSON.stringify(other.match.settled);
}

/** Whether something else is played in a match that was over. */
function leavesEnd(before: Table, after: Table): boolean {
  return resultOf(before).kind !== 'unfinished' && !hasSamePlies(before, after);
}
