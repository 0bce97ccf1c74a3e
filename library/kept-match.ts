import type { Table } from '../engine/record.ts';
import { setUpPosition } from '../engine/match.ts';
import { fileReason } from '../files/reason.ts';
import { mainLineOf, mainSettlement } from '../engine/records/variations.ts';
import { message, type Message } from '../words/message.ts';
import type { MatchFolder } from './match-folder.ts';
import { notesOfRecord } from './record-of-match.ts';
import { endOfMatch, resultOf } from './summary.ts';

/** A longer break than this is none that somebody spent playing; in milliseconds. */
const longestThought = 5 * 60 * 1000;

/** A match of the library. */
export interface OpenedMatch {
  readonly id: string;
  readonly table: Table;
}

/** Keeps the match on the table in the library, as one and the same match from ply to ply. */
export interface KeptMatch {
  /** Its id; null before its first move, unless it was set up. */
  id(): string | null;
  /** What lies on the table next: a match of the library, or a new one. */
  turnTo(opened: OpenedMatch | undefined): void;
  /** Keeps what has become of it. @returns why it can't, the first time that it can't. */
  keep(table: Table): Message | undefined;
}

/**
 * Begins to keep a match. Who goes back in one that is over and plays something else adds a variation to it; a
 * match without its end would be another one. So is a match in which another program, such as the terminal, has
 * played on meanwhile.
 *
 * @param now - the clock, in milliseconds since 1970.
 * @param mended - is told why it could not be kept, once it can.
 */
export function keepMatch(
  folder: MatchFolder,
  now: () => number,
  mended: (told: Message) => void,
): KeptMatch {
  let id: string | null = null;
  /** As it was kept last. */
  let last: Table | undefined;
  let touched = now();
  /** Why it can't be kept, as it was told. */
  let said: Message | undefined;

  function write(table: Table, grown: boolean): void {
    const time = now();
    const sinceLast = Math.max(0, Math.min(time - touched, longestThought));
    touched = time;
    const another = last !== undefined && losesEnd(last, table);
    if (id === null || another || !folder.isAsKept(id)) id = folder.freeId(time);
    const known = folder.summary(id);
    // Where it goes on from a record, what that says of it holds for it, too.
    const { title, comment, created } = known ?? notesOfRecord(table, time);
    folder.write(id, table, {
      ...{ title, comment, created },
      changed: grown ? time : (known?.changed ?? time),
      ...(resultOf(table).kind !== 'unfinished' && {
        ended: (known && endOfMatch(known)) ?? time,
      }),
      played: (known?.played ?? 0) + (grown ? sinceLast : 0),
      ...(known?.imported && !isPlayedOn(last, table) && { imported: true }),
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
        last === undefined || !hasSameMoves(last, table) || isSettledOtherwise(last, table);
      if (!grown && last !== undefined && standsSame(last, table)) return undefined;
      try {
        write(table, grown);
        last = table;
        if (said !== undefined) mended(said);
        said = undefined;
        return undefined;
      } catch (error) {
        if (said !== undefined) return undefined;
        const file = id === null ? folder.folder : folder.fileOf(id);
        said = message('match.not-saved', { file, reason: fileReason(error) });
        return said;
      }
    },
  };
}

/**
 * Whether somebody has made a move, given up before or set the position up: what chance has dealt alone is not
 * worth keeping.
 */
function isBegun({ match, first, rounds = [] }: Table): boolean {
  const isSettled = match.settled !== undefined;
  const isSetUp = setUpPosition(match, first) !== undefined;
  return (
    isSettled || isSetUp || rounds.length > 0 || match.history.some(({ seat }) => seat !== null)
  );
}

/** Whether a match was over and is so no more; who takes back a resignation goes on with the same one. */
function losesEnd(before: Table, after: Table): boolean {
  return (
    resultOf(before).kind !== 'unfinished' &&
    resultOf(after).kind === 'unfinished' &&
    mainSettlement(before) === undefined
  );
}

/** Whether somebody has resigned, a draw was agreed on, or either was taken back. */
function isSettledOtherwise(one: Table, other: Table): boolean {
  return JSON.stringify(mainSettlement(one)) !== JSON.stringify(mainSettlement(other));
}

/** Whether nothing was played, and nothing noted. */
function hasSameMoves(one: Table, other: Table): boolean {
  if ((one.rounds?.length ?? 0) !== (other.rounds?.length ?? 0)) return false;
  return one.tree === undefined && other.tree === undefined
    ? hasSameLine(one, other)
    : one.tree?.moves === other.tree?.moves;
}

/** Whether a person has done something in its main line; a variation makes nobody's match of it. */
function isPlayedOn(before: Table | undefined, after: Table): boolean {
  if (before === undefined) return true;
  if (isSettledOtherwise(before, after)) return true;
  const { match, players } = after;
  const known = before.match.history;
  const hasPlayed = match.history.some(
    (ply, index) =>
      ply !== known[index] && ply.seat !== null && players[ply.seat]?.kind === 'person',
  );
  return hasPlayed && mainText(before) !== mainText(after);
}

function mainText(table: Table): string {
  return mainLineOf(table).join(' ');
}

function standsSame(one: Table, other: Table): boolean {
  const isSeatedSame = JSON.stringify(one.players) === JSON.stringify(other.players);
  return isSeatedSame && one.match.at === other.match.at && hasSameLine(one, other);
}

/** A ply is made once: with the last one, all that were played before it are the same, too. */
function hasSameLine(one: Table, other: Table): boolean {
  const [plies, others] = [one.match.history, other.match.history];
  return plies.length === others.length && plies.at(-1) === others.at(-1);
}
