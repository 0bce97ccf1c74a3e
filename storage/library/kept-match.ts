import type { Table } from '../../engine/match/table.ts';
import {
  atMainEnd,
  nodesOf,
  notationsOf,
  pliesOf,
  setUpPosition,
} from '../../engine/match/match.ts';
import { fileReason } from '../files/reason.ts';
import { message, type Message } from '../../words/message.ts';
import type { MatchFolder } from './match-folder.ts';
import { readOnTable, writeOnTable } from './on-table.ts';
import { notesOfRecord } from './record-of-match.ts';
import { endOfMatch, resultOf, type MatchSummary } from './summary.ts';

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
  /**
   * What lies on the table next: a match of the library, or a new one. What could not be kept of the one before
   * is tried again, beside its file if need be, and then whenever something else can be kept.
   */
  turnTo(opened: OpenedMatch | undefined): void;
  /** Keeps what has become of it. @returns why it can't, the first time that it can't. */
  keep(table: Table): Message | undefined;
  /** Tries a last time to keep what could not be kept. */
  close(): void;
}

/** A match as far as it is kept. */
interface Keeping {
  id: string | null;
  /** As it was kept last. */
  last: Table | undefined;
  /** When that was, or when it was put on the table. */
  touched: number;
  /** What has become of it since, where that could not be written. */
  unsaved: Unsaved | undefined;
}

interface Unsaved {
  readonly table: Table;
  /** Something was played. */
  readonly grown: boolean;
  readonly time: number;
  /** What the library knows of it; another one, where something else was written meanwhile. */
  readonly known: MatchSummary | undefined;
}

/**
 * Begins to keep a match. Who goes back in one that is over and plays something else adds a variation to it; a
 * match without its end would be another one. So is a match in which another program, such as the terminal, has
 * played on meanwhile.
 *
 * @param now - the clock, in milliseconds since 1970.
 * @param mended - is told why something could not be kept, once all of it can.
 */
export function keepMatch(
  folder: MatchFolder,
  now: () => number,
  mended: (told: Message) => void,
): KeptMatch {
  let onTable = begin(undefined);
  /** The match that was noted last to lie on the table. */
  let noted: string | undefined;
  /** Matches that lay on the table before, and are still to be written. */
  let waiting: readonly Keeping[] = [];
  /** Why something can't be kept, as it was told. */
  let said: Message | undefined;

  function begin(opened: OpenedMatch | undefined): Keeping {
    const { id = null, table: last } = opened ?? {};
    return { id, last, touched: now(), unsaved: undefined };
  }

  const known = ({ id }: Keeping): MatchSummary | undefined =>
    id === null ? undefined : folder.summary(id);

  function write(match: Keeping, unsaved: Unsaved, into: 'own file' | 'another file'): void {
    const { table, grown, time } = unsaved;
    const { id: own, last, touched } = match;
    const sinceLast = Math.max(0, Math.min(time - touched, longestThought));
    const isAnother = last !== undefined && losesEnd(last, table);
    const goesOn = own !== null && !isAnother && folder.isAsKept(own);
    const id = goesOn && into === 'own file' ? own : folder.freeId(time);
    const before = goesOn ? folder.summary(own) : undefined;
    // Where it goes on from a record, what that says of it holds for it, too.
    const { title, comment, created } = before ?? notesOfRecord(table, time);
    folder.write(id, table, {
      ...{ title, comment, created },
      changed: grown ? time : (before?.changed ?? time),
      ...(resultOf(table).kind !== 'unfinished' && {
        ended: (before && endOfMatch(before)) ?? time,
      }),
      played: (before?.played ?? 0) + (grown ? sinceLast : 0),
      ...(before?.imported && !isPlayedOn(last, table) && { imported: true }),
    });
    Object.assign(match, { id, last: table, touched: time, unsaved: undefined });
    if (match === onTable) noteOnTable();
  }

  /** Notes which match lies on the table now. */
  function noteOnTable(): void {
    const { id } = onTable;
    if (id !== null && id !== noted) writeOnTable(folder.folder, id);
    noted = id ?? noted;
  }

  /** Tries again to write what could not be. @returns whether nothing is left to be written. */
  function isSettled(match: Keeping): boolean {
    const { unsaved } = match;
    if (unsaved === undefined) return true;
    const isDeleted = unsaved.known !== undefined && known(match) === undefined;
    if (isDeleted) return true;
    const isElsewhere = match !== onTable && match.id !== null && match.id === onTable.id;
    const isOwn = known(match) === unsaved.known && !isElsewhere;
    return (
      (isOwn && isWritten(() => write(match, unsaved, 'own file'))) ||
      isWritten(() => write(match, unsaved, 'another file'))
    );
  }

  /** Something can be written: now what waits for that may be written, too. */
  function settleOthers(): void {
    waiting = waiting.filter((match) => !isSettled(match));
    if (said === undefined || waiting.length > 0 || onTable.unsaved !== undefined) return;
    mended(said);
    said = undefined;
  }

  return {
    id: () => onTable.id,
    turnTo(opened) {
      const before = onTable;
      onTable = begin(opened);
      noteOnTable();
      if (before.unsaved === undefined) return;
      if (isSettled(before)) settleOthers();
      else waiting = [...waiting, before];
    },
    keep(table) {
      const { id, last } = onTable;
      if (id === null && !isBegun(table)) return undefined;
      const grown =
        last === undefined || !hasSameMoves(last, table) || isSettledOtherwise(last, table);
      if (!grown && standsSame(last, table)) {
        onTable.unsaved = undefined;
        settleOthers();
        return undefined;
      }
      const unsaved = { table, grown, time: now(), known: known(onTable) };
      try {
        write(onTable, unsaved, 'own file');
        settleOthers();
        return undefined;
      } catch (error) {
        onTable.unsaved = unsaved;
        if (said !== undefined) return undefined;
        const file = id === null ? folder.folder : folder.fileOf(id);
        said = message('match.not-saved', { file, reason: fileReason(error) });
        return said;
      }
    },
    close() {
      for (const match of [...waiting, onTable]) isSettled(match);
      // Another program may have noted one of its own meanwhile.
      noted = readOnTable(folder.folder);
      noteOnTable();
    },
  };
}

/** Whether something could be written; why it could not was told the first time. */
function isWritten(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether somebody has made a move, given up before or set the position up: what chance has dealt alone is not
 * worth keeping.
 */
function isBegun({ match, first, rounds = [] }: Table): boolean {
  const isSettled = match.settled !== undefined;
  const isSetUp = setUpPosition(match, first) !== undefined;
  return (
    isSettled || isSetUp || rounds.length > 0 || nodesOf(match).some(({ ply }) => ply.seat !== null)
  );
}

/** Whether the match was over and is so no more. Whoever takes back a resignation continues the same match. */
function losesEnd(before: Table, after: Table): boolean {
  return (
    resultOf(before).kind !== 'unfinished' &&
    resultOf(after).kind === 'unfinished' &&
    before.match.settled === undefined
  );
}

/** Whether somebody has resigned, a draw was agreed on, or either was taken back. */
function isSettledOtherwise(one: Table, other: Table): boolean {
  return JSON.stringify(one.match.settled) !== JSON.stringify(other.match.settled);
}

/** Whether nothing was played, and nothing noted. */
function hasSameMoves(one: Table, other: Table): boolean {
  return (
    (one.rounds?.length ?? 0) === (other.rounds?.length ?? 0) &&
    one.match.moves === other.match.moves
  );
}

/** Whether a person has done something in its main line; a variation makes nobody's match of it. */
function isPlayedOn(before: Table | undefined, after: Table): boolean {
  if (before === undefined) return true;
  if (isSettledOtherwise(before, after)) return true;
  const { match, players } = after;
  const known = pliesOf(before.match);
  const hasPlayed = pliesOf(match).some(
    (ply, index) =>
      ply !== known[index] && ply.seat !== null && players[ply.seat]?.kind === 'person',
  );
  return hasPlayed && mainText(before) !== mainText(after);
}

function mainText({ match }: Table): string {
  return notationsOf(atMainEnd(match)).join(' ');
}

function standsSame(one: Table, other: Table): boolean {
  const isSeatedSame = JSON.stringify(one.players) === JSON.stringify(other.players);
  const [match, another] = [one.match, other.match];
  return (
    isSeatedSame &&
    match.at === another.at &&
    JSON.stringify(match.path) === JSON.stringify(another.path)
  );
}
