import type { SeatedMatch } from '../../engine/match/seated-match.ts';
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

/** Longer pauses don't count as playing time (ms). */
const longestThought = 5 * 60 * 1000;

/** A match of the library. */
export interface OpenedMatch {
  readonly id: string;
  readonly table: SeatedMatch;
}

/** Saves the match on the table in the library, ply by ply. */
export interface KeptMatch {
  /** Its id; null before its first move, unless it was set up. */
  id(): string | null;
  /**
   * Puts another match of the library, or a new one, on the table. Unsaved changes of the last one are saved now, beside its
   * file if need be, or later when something else can be saved.
   */
  turnTo(opened: OpenedMatch | undefined): void;
  /** Saves its new state. @returns the reason for the first failure. */
  keep(table: SeatedMatch): Message | undefined;
  /** Tries a last time to save what is unsaved. */
  close(): void;
}

/** The saved state of a match. */
interface Keeping {
  id: string | null;
  /** Its last saved state. */
  last: SeatedMatch | undefined;
  /** The time of that, or when it was put on the table. */
  touched: number;
  /** The newest state, if it could not be saved yet. */
  unsaved: Unsaved | undefined;
}

interface Unsaved {
  readonly table: SeatedMatch;
  /** Whether something was played. */
  readonly grown: boolean;
  readonly time: number;
  /** Its summary at that time; a different one now means that its file was written meanwhile. */
  readonly known: MatchSummary | undefined;
}

/**
 * Begins to save matches. A match that loses its end is saved as a new one, and so is a match whose file another program,
 * such as the terminal, has changed meanwhile.
 *
 * @param now - the clock, in milliseconds since 1970.
 * @param mended - called with the reason of a failure once everything is saved.
 */
export function keepMatch(
  folder: MatchFolder,
  now: () => number,
  mended: (reason: Message) => void,
): KeptMatch {
  let onTable = begin(undefined);
  /** The match last noted as on the table. */
  let noted: string | undefined;
  /** Earlier matches with unsaved changes. */
  let waiting: readonly Keeping[] = [];
  /** The reason of the failure that was reported. */
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
    const isSame = own !== null && !isAnother && folder.isAsKept(own);
    const id = isSame && into === 'own file' ? own : folder.freeId(time);
    const before = isSame ? folder.summary(own) : undefined;
    // A match that continues a record takes over its notes.
    const { title, comment, created } = before ?? notesOfRecord(table, time);
    folder.write(id, table, {
      title,
      comment,
      created,
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

  /** Notes the match on the table. */
  function noteOnTable(): void {
    const { id } = onTable;
    if (id !== null && id !== noted) writeOnTable(folder.folder, id);
    noted = id ?? noted;
  }

  /** Tries to save the unsaved state. @returns whether nothing is unsaved. */
  function trySave(match: Keeping): boolean {
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

  /** Saves waiting matches, after something could be saved. */
  function saveWaiting(): void {
    waiting = waiting.filter((match) => !trySave(match));
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
      if (trySave(before)) saveWaiting();
      else waiting = [...waiting, before];
    },
    keep(table) {
      const { id, last } = onTable;
      if (id === null && !isBegun(table)) return undefined;
      const grown =
        last === undefined || !hasSameMoves(last, table) || isAdjudicatedOtherwise(last, table);
      if (!grown && standsSame(last, table)) {
        onTable.unsaved = undefined;
        saveWaiting();
        return undefined;
      }
      const unsaved = { table, grown, time: now(), known: known(onTable) };
      try {
        write(onTable, unsaved, 'own file');
        saveWaiting();
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
      for (const match of [...waiting, onTable]) trySave(match);
      // Another program may have noted another match meanwhile.
      noted = readOnTable(folder.folder);
      noteOnTable();
    },
  };
}

/** Whether writing succeeds; the first failure was reported. */
function isWritten(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a player has moved or resigned, or the position was set up. A match with only draws of chance isn't worth saving.
 */
function isBegun({ match, first, rounds = [] }: SeatedMatch): boolean {
  const isAdjudicated = match.adjudication !== undefined;
  const isSetUp = setUpPosition(match, first) !== undefined;
  return (
    isAdjudicated ||
    isSetUp ||
    rounds.length > 0 ||
    nodesOf(match).some(({ ply }) => ply.seat !== null)
  );
}

/** Whether a match that was over no longer is, except by taking back a resignation. */
function losesEnd(before: SeatedMatch, after: SeatedMatch): boolean {
  return (
    resultOf(before).kind !== 'unfinished' &&
    resultOf(after).kind === 'unfinished' &&
    before.match.adjudication === undefined
  );
}

/** Whether a resignation or an agreed draw was added or taken back. */
function isAdjudicatedOtherwise(one: SeatedMatch, other: SeatedMatch): boolean {
  return JSON.stringify(one.match.adjudication) !== JSON.stringify(other.match.adjudication);
}

/** Whether no move and no comment has changed. */
function hasSameMoves(one: SeatedMatch, other: SeatedMatch): boolean {
  return (
    (one.rounds?.length ?? 0) === (other.rounds?.length ?? 0) &&
    one.match.moves === other.match.moves
  );
}

/** Whether a person has changed the main line; variations don't count. */
function isPlayedOn(before: SeatedMatch | undefined, after: SeatedMatch): boolean {
  if (before === undefined) return true;
  if (isAdjudicatedOtherwise(before, after)) return true;
  const { match, players } = after;
  const known = pliesOf(before.match);
  const hasPlayed = pliesOf(match).some(
    (ply, index) =>
      ply !== known[index] && ply.seat !== null && players[ply.seat]?.kind === 'person',
  );
  return hasPlayed && mainText(before) !== mainText(after);
}

function mainText({ match }: SeatedMatch): string {
  return notationsOf(atMainEnd(match)).join(' ');
}

function standsSame(one: SeatedMatch, other: SeatedMatch): boolean {
  const isSeatedSame = JSON.stringify(one.players) === JSON.stringify(other.players);
  const [match, another] = [one.match, other.match];
  return (
    isSeatedSame &&
    match.at === another.at &&
    JSON.stringify(match.path) === JSON.stringify(another.path)
  );
}
